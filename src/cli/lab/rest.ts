import { InvalidArgumentError, Option } from 'commander';
import { readNumber } from '#engine/readNumber.ts';
import { MOST_BYTES } from '#lab/mesh/mesh.ts';
import { MESH_FILES, UNITS, type Unit } from '#lab/mesh/unit.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { DIE_NAMES, sidesOf } from '#sim/roll/dice.ts';
import { whole } from '../commonCommand.ts';
import { say } from '../texts.ts';
import { namedOrFile } from './namedOrFile.ts';
import type { LabCommand, ReadBytes } from './labCommand.ts';
import { given, listOf } from './lists.ts';
import { MOST_TRIALS } from './rolls.ts';

/** Of whole numbers no comma is a decimal one. */
const NUMBERS = Array.from({ length: 20 }, (_, i) => `${i + 1}`);

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
    new Option('--numbers <list>', say.restNumbers).argParser(listOf(NUMBERS)),
    new Option('--save <file>', say.restSave),
    new Option('--die <place>', say.restDie).choices(DIE_NAMES),
    new Option('--rolls <number>', say.restRolls).argParser(whole(1, MOST_TRIALS)).conflicts('trials'),
    new Option('--throw <file>', say.rollsThrow),
  ],
  parameters: async ({ body, unit, density, save, numbers: counts, rolls, throw: thrown }, read, bytes) => {
    if (typeof save === 'string' && MESH_FILES.test(save)) return fault('no-body-file', say.savedAsMesh(save));
    const isMesh = typeof body === 'string' && MESH_FILES.test(body);
    if (!isMesh && (unit !== undefined || density !== undefined)) return fault('no-mesh', say.notMesh);
    const named = isMesh
      ? await meshBody(body, { unit: UNITS.find((one) => one === unit) ?? null, density }, bytes)
      : typeof body === 'string'
        ? await namedOrFile(body, read)
        : ok(undefined);
    if (!named.ok) return named;
    const counted = Array.isArray(counts) ? await withNumbers(named.value, counts.map(Number)) : named;
    if (!counted.ok) return counted;
    const how = typeof thrown === 'string' ? await read(thrown) : ok(undefined);
    if (!how.ok) return how;
    return ok(given({ body: counted.value, beside: rolls === undefined ? undefined : true, throw: how.value }));
  },
  saved: async ({ save, die }, { job }) => {
    if (typeof save !== 'string') return die === undefined ? ok(null) : fault('no-file', say.unsavedDie);
    const { body } = job.parameters as { readonly body: unknown };
    if (typeof body !== 'object') return Promise.resolve(fault('no-file', say.noSavedBody(save)));
    const file = typeof die === 'string' ? await setupWith(body, die) : ok(body);
    return file.ok ? ok({ path: save, text: `${JSON.stringify(file.value, null, 2)}\n` }) : file;
  },
};

/** A set-up of matches in which that body is thrown in the place of a die. Faults: those of the die. */
async function setupWith(body: unknown, die: string): Promise<Result<unknown>> {
  const { readOwnDie } = await import('#lab/rolls/readOwnDie.ts');
  const own = readOwnDie(body, sidesOf(DIE_NAMES.find((name) => name === die) ?? 'd6'));
  return own.ok ? ok({ options: { dice: { [die]: own.value } } }) : own;
}

async function withNumbers(body: unknown, of: readonly number[]): Promise<Result<unknown>> {
  const { numbered } = await import('#lab/rolls/numbered.ts');
  return numbered(body, of);
}

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
