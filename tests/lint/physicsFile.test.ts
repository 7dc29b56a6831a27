import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type RAPIER from '@dimforge/rapier3d-compat';
import { describe, expect, it } from 'vitest';
import { filesUnder, isScript } from '../../scripts/lib/source.mjs';
import { withoutInlinedModule } from '../../scripts/page/physicsFile.mjs';
import { isLeftOut, LEFT_OUT } from '../../scripts/page/physicsLeftOut.mjs';
import { withoutExports } from '../../scripts/page/withoutExports.mjs';
import { bodyOfMeshFile } from '#lab/mesh/bodyOfMesh.ts';
import { piecesOf } from '#lab/mesh/pieces.ts';
import { loadPhysics, PHYSICS_BUILD, type Physics } from '#sim/physics.ts';
import { inSoak } from '../effort.ts';
import stored from '../oracles/hashes.json' with { type: 'json' };
import { hashesOfScenes } from '../oracles/scenes.ts';
import { binaryStl, torus } from '../lab/meshes.ts';

const FOLDER = 'node_modules/@dimforge/rapier3d-compat/dist';
const script = readFileSync(`${FOLDER}/rapier.mjs`, 'utf8');
const file = readFileSync(`${FOLDER}/rapier_wasm3d_bg.wasm`);
const exportsOf = (bytes: Uint8Array): string[] =>
  WebAssembly.Module.exports(new WebAssembly.Module(Uint8Array.from(bytes))).map(({ name }) => name);

const forPage = withoutExports(file, isLeftOut);

/** The package as the built page has it, started. */
async function packageOfPage(): Promise<typeof RAPIER> {
  const folder = mkdtempSync(join(tmpdir(), 'tumbletop-physics-'));
  try {
    writeFileSync(join(folder, 'page.wasm'), await forPage);
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
  it("exports the package's functions but those that are left out, and is a quarter lighter", async () => {
    const bytes = await forPage;
    expect(exportsOf(bytes).sort()).toEqual(
      exportsOf(file)
        .filter((name) => !isLeftOut(name))
        .sort(),
    );
    expect(bytes.length).toBeLessThan(file.length * 0.75);
  });

  inSoak(() => {
    it('is the same bytes whenever it is made', async () => {
      expect(Buffer.from(await forPage).equals(await withoutExports(file, isLeftOut))).toBe(true);
    });
  });

  it('brings the fixed scenes and rolls to the stored hashes', async () => {
    const rapier = await packageOfPage();
    expect({ build: PHYSICS_BUILD, hashes: hashesOfScenes({ rapier, build: PHYSICS_BUILD }) }).toEqual(stored);
  });

  it("splits a hollow mesh into the command line's pieces, byte for byte", async () => {
    const file = { name: 'ring.stl', bytes: binaryStl(torus(10, 4, 24, 12)) };
    const bodyBy = (physics: Physics): string =>
      JSON.stringify(bodyOfMeshFile(file, { unit: 'mm' }, (mesh) => piecesOf(physics, mesh)));
    const onPage = bodyBy({ rapier: await packageOfPage(), build: PHYSICS_BUILD });
    expect(onPage).toContain('piecesMm');
    expect(onPage).toBe(bodyBy(await loadPhysics()));
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
    expect(exportsOf(file).filter((name) => exports.test(name))).not.toEqual([]);
    expect(called.filter((name) => !script.includes(name))).toEqual([]);
  });

  it('is called nowhere in the source', () => {
    const calls = new RegExp(`\\.(${LEFT_OUT.flatMap(({ called }) => called).join('|')})\\(`);
    expect(filesUnder('src').filter((path) => isScript(path) && calls.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});
