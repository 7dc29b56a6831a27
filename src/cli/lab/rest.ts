import { InvalidArgumentError, Option } from 'commander';
import { readNumber } from '#engine/readNumber.ts';
import { MOST_BYTES } from '#lab/mesh/mesh.ts';
import { MESH_FILES, UNITS, type Unit } from '#lab/mesh/unit.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { whole } from '../commonCommand.ts';
import { say } from '../texts.ts';
import { namedOrFile } from './namedOrFile.ts';
import type { LabCommand, ReadBytes } from './labCommand.ts';
import { given } from './lists.ts';
import { MOST_TRIALS } from './rolls.ts';

/** `lab rest`. */
export const restCommand: LabCommand = {
  id: 'rest',
  about: say.restAbout,
  examples: say.restExamples,
  trials: 'rolls',
  options: [
    new Option('--body <file|name>', say.restBody),
    new Option('--unit <unit>', say.restUnit).choices(UNITS),
    new Option('--density <g/cm3>', say.restDensity).argParser(density),
    new Option('--save <file>', say.restSave),
    new Option('--rolls <number>', say.restRolls).argParser(whole(1, MOST_TRIALS)).conflicts('trials'),
    new Option('--throw <file>', say.rollsThrow),
  ],
  parameters: async ({ body, unit, density, save, rolls, throw: thrown }, read, bytes) => {
    if (typeof save === 'string' && MESH_FILES.test(save)) return fault('no-body-file', say.savedAsMesh(save));
    const isMesh = typeof body === 'string' && MESH_FILES.test(body);
    if (!isMesh && (unit !== undefined || density !== undefined)) return fault('no-mesh', say.notMesh);
    const named = isMesh
      ? await meshBody(body, { unit: UNITS.find((one) => one === unit) ?? null, density }, bytes)
      : typeof body === 'string'
        ? await namedOrFile(body, read)
        : ok(undefined);
    if (!named.ok) return named;
    const how = typeof thrown === 'string' ? await read(thrown) : ok(undefined);
    if (!how.ok) return how;
    return ok(given({ body: named.value, beside: rolls === undefined ? undefined : true, throw: how.value }));
  },
  saved: async ({ save }, { job }) => {
    if (typeof save !== 'string') return ok(null);
    const { body } = job.parameters as { readonly body: unknown };
    if (typeof body !== 'object') return Promise.resolve(fault('no-file', say.noSavedBody(save)));
    return Promise.resolve(ok({ path: save, text: `${JSON.stringify(body, null, 2)}\n` }));
  },
};

/** The body of an STL or an OBJ file. Faults: those of the file, with its name. */
async function meshBody(
  path: string,
  { unit, density }: { readonly unit: Unit | null; readonly density: unknown },
  read: ReadBytes,
): Promise<Result<unknown>> {
  // with all that measures it
  const [{ bodyOfMeshFile }, { piecesOf }, { loadPhysics }] = await Promise.all([
    import('#lab/mesh/bodyOfMesh.ts'),
    import('#lab/mesh/pieces.ts'),
    import('#sim/physics.ts'),
  ]);
  const physics = await loadPhysics();
  const bytes = await read(path, MOST_BYTES);
  const body = bytes.ok
    ? bodyOfMeshFile(
        { name: path, bytes: bytes.value },
        { unit, densityGCm3: typeof density === 'number' ? density : undefined },
        (mesh) => piecesOf(physics, mesh),
      )
    : bytes;
  if (body.ok) return body;
  const { code, message } = body.fault;
  return fault(code, `${path}: ${code === 'unclear-unit' ? say.unclearUnit(message) : message}`);
}

/** Its bounds are those of a body file. */
function density(text: string): number {
  const value = readNumber(text);
  if (value === null) throw new InvalidArgumentError(say.notDensity);
  return value;
}
