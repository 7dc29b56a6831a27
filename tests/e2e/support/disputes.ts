import { enactScenario } from '#games/traction/scenario/enact.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import { physicsTable } from '#games/traction/scenario/physicsTable.ts';
import { loadPhysics } from '#sim/physics.ts';
import { fileOf } from './headless.ts';

const upright = (id: string, xMm: number, zMm: number, yawDeg = 0) => ({ id, xMm, zMm, yawDeg, pose: 'upright' });
const HEAD = {
  format: 'tumbletop/scenario',
  version: 1,
  game: 'traction',
  tableMm: 600,
  pads: [
    { seat: 0, xMm: 0, zMm: 200, yawDeg: 0 },
    { seat: 1, xMm: 0, zMm: -200, yawDeg: 180 },
  ],
};
const PEOPLE = [
  { name: 'Ann', colour: 0, kind: 'person' },
  { name: 'Bob', colour: 1, kind: 'person' },
] as const;

/** Ann walks into a piece of Bob's; Bob shoves her large one out of turn; then the table is bumped, twice, lightly. */
const MET = {
  ...HEAD,
  title: 'A contact, a crash and two jiggles',
  surface: 'matte-paper',
  pieces: [
    upright('0-S1', -55, 20),
    upright('0-M1', 55, 30),
    upright('0-L1', 0, 0),
    upright('1-L1', 30, -45),
    upright('1-M1', -50, -40),
    upright('1-S1', -2.3, 27.7),
  ],
  actions: [
    { do: 'walk', piece: '0-L1', steps: [{ corner: 'A', swivelDeg: 180 }] },
    { do: 'disturb', by: 1, piece: '0-M1', pushMm: [1.6, 0] },
    { do: 'disturb', by: null, piece: '1-M1', pushMm: [0.7, 0] },
    { do: 'disturb', by: null, piece: '1-L1', pushMm: [0.45, 0] },
  ],
};

const SLIPPERY = {
  ...HEAD,
  title: 'A corner slides away on varnished wood',
  surface: 'varnished-wood',
  pieces: [upright('0-L1', 0, 0), upright('0-S1', -50, 20), upright('1-L1', 45, -40), upright('1-S1', -40, -40)],
  actions: [{ do: 'walk', piece: '0-L1', steps: [{ corner: 'D', swivelDeg: -60 }] }],
};

const fileOfScenario = async (scenario: object): Promise<string> => {
  const parsed = parseScenario(JSON.stringify(scenario));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const match = enactScenario(physicsTable(await loadPhysics()), parsed.value, PEOPLE);
  if (!match.ok) throw new Error(match.fault.message);
  return fileOf(match.value);
};

/** Files of matches that somebody would dispute. */
export const DISPUTES = { met: () => fileOfScenario(MET), slippery: () => fileOfScenario(SLIPPERY) } as const;
