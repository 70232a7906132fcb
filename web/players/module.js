// The computer players' module (src/players/module_web.cpp), in a worker or in the page itself.
"use strict";

class PlayersModule {
  /** `compiled` is the WebAssembly.Module. */
  static async begin(compiled) {
    const instance = await landwrightPlayers({
      instantiateWasm: (imports, receive) => {
        WebAssembly.instantiate(compiled, imports).then((made) => receive(made, compiled));
        return {};
      },
    });
    return new PlayersModule(instance);
  }

  constructor(instance) { this.instance = instance; }

  /** The answer to a question, both as bytes. */
  answer(question) {
    const at = this.instance._malloc(question.length);
    this.instance.HEAPU8.set(question, at);
    const size = this.instance._lw_players_answer(at, question.length);
    this.instance._free(at);
    const last = this.instance._lw_players_last();
    return this.instance.HEAPU8.slice(last, last + size);
  }
}

// As a worker: the compiled module comes first, then questions.
if (typeof WorkerGlobalScope !== "undefined") {
  let players = null;
  onmessage = async ({ data }) => {
    if (players !== null) return postMessage(players.answer(data));
    players = await PlayersModule.begin(data);
    return postMessage("here");
  };
}
