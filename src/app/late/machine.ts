import { texts } from '#play/texts.ts';
import { LateFault } from '#play/offThread/lateFault.ts';

/** The smallest module with an instruction on vectors (as `wasm-feature-detect` has it). */
const VECTORS = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

/**
 * The reason why this browser cannot run the physics, whatever is loaded; null where it can. Faults: `no-webassembly`,
 * `no-simd`.
 */
export function whyNoPhysics(): LateFault | null {
  const engine = globalThis.WebAssembly as typeof WebAssembly | undefined; // the types know of no browser without
  if (engine === undefined)
    return new LateFault(
      { code: 'no-webassembly', message: texts.machine.noWebAssembly },
      { title: texts.machine.title },
    );
  if (!engine.validate(VECTORS))
    return new LateFault({ code: 'no-simd', message: texts.machine.noSimd }, { title: texts.machine.title });
  return null;
}
