// Files that come from and go to the person's device, and the clipboard.
"use strict";

const MAX_IMPORT = 4 << 20;   // bytes; a save is far smaller, the program judges it

class Files {
  // `tell(kind, data)` is the host's.
  constructor(tell) {
    this.tell = tell;
    this.copied = new Card("copied", () => this.copied.close());
    document.getElementById("copied-close").onclick = () => this.copied.close();
    const input = document.getElementById("file");
    input.addEventListener("change", async () => {
      const chosen = input.files[0];
      input.value = "";
      if (chosen) this.tell("filePicked", { file: new Uint8Array(await chosen.slice(0, MAX_IMPORT).arrayBuffer()) });
    });
  }

  pick() { document.getElementById("file").click(); }

  save(name, bytes) { handOver(name, new Blob([bytes], { type: "application/octet-stream" })); }

  // The browser makes the PNG. A canvas may be too large for it: then there is no blob.
  savePicture(name, width, height, rgba) {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const done = (blob) => {
      if (blob) handOver(name, blob);
      this.tell(blob ? "pictureSaved" : "pictureFailed");
    };
    try {
      canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(rgba.buffer), width, height), 0, 0);
      canvas.toBlob(done, "image/png");
    } catch { done(null); }
  }

  copy(text) {
    const show = () => {
      const area = document.getElementById("copied-text");
      area.value = text;
      this.copied.show(area);
      area.select();
    };
    if (navigator.clipboard) navigator.clipboard.writeText(text).catch(show);
    else show();
  }
}
