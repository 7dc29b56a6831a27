/**
 * Takes functions that are exported out of a WebAssembly module, with all that only they need. Functions that stay do
 * the same operations in the same order: nothing is optimised.
 * @param {Uint8Array} file
 * @param {(name: string) => boolean} isGone which exported functions go
 * @returns {Promise<Uint8Array>} the same bytes whenever it is asked
 * @throws {Error} where the file is no module that runs here, or has encodings that are not known here
 */
export async function withoutExports(file, isGone) {
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(Uint8Array.from(file)));
  // Only a build asks for it, and it takes a second to load.
  const { default: binaryen } = await import('binaryen');
  const { MutableGlobals, NontrappingFPToInt, SignExt, BulkMemory, BulkMemoryOpt, SIMD128 } = binaryen.Features;
  const module = binaryen.readBinary(file);
  try {
    // Without a list it writes in every encoding that has been proposed, which no browser reads yet.
    module.setFeatures(MutableGlobals | NontrappingFPToInt | SignExt | BulkMemory | BulkMemoryOpt | SIMD128);
    for (const { kind, name } of exported) if (kind === 'function' && isGone(name)) module.removeExport(name);
    module.runPasses(['remove-unused-module-elements']);
    if (module.validate() === 0) throw new Error('the WebAssembly module is broken without its exports');
    return module.emitBinary();
  } finally {
    module.dispose();
  }
}
