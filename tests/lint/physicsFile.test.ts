import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type RAPIER from '@dimforge/rapier3d-compat';
import { describe, expect, it } from 'vitest';
import { filesUnder, isScript } from '../../scripts/lib/source.mjs';
import { withoutInlinedModule } from '../../scripts/page/physicsFile.mjs';
import { isLeftOut, LEFT_OUT } from '../../scripts/page/physicsLeftOut.mjs';
import { readModule } from '../../scripts/page/wasm/module.mjs';
import { trimmed } from '../../scripts/page/wasm/trim.mjs';
import { PHYSICS_BUILD } from '../../src/sim/physics.ts';
import stored from '../oracles/hashes.json' with { type: 'json' };
import { hashesOfScenes } from '../oracles/scenes.ts';

const FOLDER = 'node_modules/@dimforge/rapier3d-compat/dist';
const script = readFileSync(`${FOLDER}/rapier.mjs`, 'utf8');
const file = readFileSync(`${FOLDER}/rapier_wasm3d_bg.wasm`);
/** The body of a function that only fails: no locals, unreachable, end. */
const TRAP = '00000b';

/** The package as the built page has it, started. */
async function packageOfPage(): Promise<typeof RAPIER> {
  const folder = mkdtempSync(join(tmpdir(), 'tumbletop-physics-'));
  try {
    writeFileSync(join(folder, 'page.wasm'), trimmed(file, isLeftOut));
    const address = `readFileSync(${JSON.stringify(join(folder, 'page.wasm'))})`;
    const glue = withoutInlinedModule(script, file, address).replace(/^\/\/# sourceMappingURL=.*$/m, '');
    writeFileSync(join(folder, 'rapier.mjs'), `import { readFileSync } from 'node:fs';\n${glue}`);
    const { default: rapier }: { default: typeof RAPIER } = await import(
      pathToFileURL(join(folder, 'rapier.mjs')).href
    );
    await rapier.init();
    return rapier;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("the physics package's script", () => {
  it('loses its module: a fifteenth is left, which asks for a file', () => {
    const without = withoutInlinedModule(script, file, 'physicsFile');
    expect(without.length).toBeLessThan(script.length / 15);
    expect(without).toContain('{module_or_path:physicsFile}');
  });

  it('is refused where the file beside it is another module than the one in it', () => {
    const other = Uint8Array.from(file);
    other[1000] = (other[1000] ?? 0) ^ 1;
    expect(() => withoutInlinedModule(script, other, 'physicsFile')).toThrow('is not the module');
  });

  it('is refused where it holds its module in another way', () => {
    expect(() => withoutInlinedModule(script.replace('toByteArray("', 'bytesOf("'), file, 'physicsFile')).toThrow(
      'not known here',
    );
  });
});

describe("the page's physics module", () => {
  it("has every function of the package's to the last byte, or a trap in its place, and the same memory to begin with", () => {
    const [before, after] = [readModule(file), readModule(trimmed(file, isLeftOut))];
    const bodies = ({ file: bytes, bodies: all }: typeof before): string[] =>
      all.map(({ from, to }) => Buffer.from(bytes.subarray(from, to)).toString('hex'));
    const left = bodies(after);
    const traps = left.filter((body) => body === TRAP);
    expect(left).toEqual(bodies(before).map((body, i) => (left[i] === TRAP ? TRAP : body)));
    // A quarter of the 2199 functions; what it is done for.
    expect(traps.length).toBeGreaterThan(500);
    const others = ({ file: bytes, sections }: typeof before): string[] =>
      sections
        .filter(({ id }) => ![0, 7, 10].includes(id))
        .map(({ start, to }) => Buffer.from(bytes.subarray(start, to)).toString('hex'));
    expect(others(after)).toEqual(others(before));
  });

  it('is the same bytes whenever it is made', () => {
    expect(Buffer.from(trimmed(file, isLeftOut)).equals(trimmed(file, isLeftOut))).toBe(true);
  });

  it('brings the fixed scenes and rolls to the stored hashes', async () => {
    const rapier = await packageOfPage();
    expect({ build: PHYSICS_BUILD, hashes: hashesOfScenes({ rapier, build: PHYSICS_BUILD }) }).toEqual(stored);
  });

  it('draws the wireframes of a world and has no ray to cast through it', async () => {
    const rapier = await packageOfPage();
    const world = new rapier.World({ x: 0, y: -1, z: 0 });
    world.createCollider(rapier.ColliderDesc.cuboid(1, 1, 1));
    world.step();
    expect(world.debugRender().vertices).toHaveLength(12 * 2 * 3);
    expect(() => world.castRay(new rapier.Ray({ x: 0, y: 3, z: 0 }, { x: 0, y: -1, z: 0 }), 9, true)).toThrow(
      'is not a function',
    );
  });
});

describe('what is left out of it', () => {
  it.each(LEFT_OUT)('is there to be left out: $what', ({ exports, called }) => {
    expect(readModule(file).exports.filter(({ name }) => exports.test(name))).not.toEqual([]);
    expect(called.filter((name) => !script.includes(name))).toEqual([]);
  });

  it('is called nowhere in the source', () => {
    const calls = new RegExp(`\\.(${LEFT_OUT.flatMap(({ called }) => called).join('|')})\\(`);
    expect(filesUnder('src').filter((path) => isScript(path) && calls.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});
