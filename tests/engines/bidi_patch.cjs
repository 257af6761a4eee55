// Playwright asks every Firefox for colours and motion, which the distributions' ones answer with an error: it asks no more.
const { Module } = require("node:module");
const ASKING = /await this\.(_session|_browser\._browserSession)\.send\("emulation\.setMediaFeaturesOverride",/g;
const compile = Module.prototype._compile;
Module.prototype._compile = function (source, file, ...rest) {
  const asked = file.endsWith("coreBundle.js") ? source.replace(ASKING, "void ({},") : source;
  return compile.call(this, asked, file, ...rest);
};
