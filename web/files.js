// Files that come from and go to the person's device, and the clipboard. Nothing is said to be done before it is.
"use strict";

const MAX_IMPORT = 4 << 20;   // bytes; a save is far smaller, the program judges it

class Files {
  // `tell(kind, data)` is the host's.
  constructor(tell) {
    this.tell = tell;
    this.copied = new Card("copied", () => this.copied.close());
    document.getElementById("copied-close").onclick = () => this.copied.close();
    const input = document.getElementById("file");
    input.addEventListener("change", () => {
      const chosen = input.files[0];
      input.value = "";
      if (chosen) this.take(chosen);
    });
    this.drops = new Drops((file) => this.take(file), (why) => this.refuse(why));
  }

  pick() { document.getElementById("file").click(); }

  async take(file) {
    if (file.size > MAX_IMPORT) return this.refuse("The file is too large to be a saved game.");
    let bytes;
    try { bytes = new Uint8Array(await file.arrayBuffer()); } catch { return this.refuse("The file cannot be read."); }
    return this.tell("filePicked", { file: bytes });
  }
  refuse(why) { this.tell("fileRefused", { text: why }); }

  save(name, bytes) { handOver(name, new Blob([bytes], { type: "application/octet-stream" })); }

  // The browser makes the PNG. A canvas may be too large for it: then there is no blob.
  savePicture(name, width, height, rgba) {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const done = (blob) => {
      if (blob) handOver(name, blob);
      this.tell(blob ? "pictureMade" : "pictureFailed");
    };
    try {
      canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(rgba.buffer), width, height), 0, 0);
      canvas.toBlob(done, "image/png");
    } catch { done(null); }
  }

  // A frame or a setting may forbid the one way, or an old browser lack it: then the other, then copying by hand.
  async copy(text, said) {
    if (await this.written(text) || this.copiedByCommand(text)) this.tell("textCopied", { text: said });
    else this.showCopied(text);
  }
  async written(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch { return false; }
  }
  // The command returns true even where nothing asked for data to copy.
  copiedByCommand(text) {
    let taken = false;
    const take = (event) => {
      event.clipboardData.setData("text/plain", text);
      event.preventDefault();
      event.stopImmediatePropagation();
      taken = true;
    };
    document.addEventListener("copy", take, { capture: true });
    try { return document.execCommand("copy") && taken; } catch { return false; } finally {
      document.removeEventListener("copy", take, { capture: true });
    }
  }

  showCopied(text) {
    const area = document.getElementById("copied-text");
    area.value = text;
    this.copied.show(area);
    area.select();
  }
}
