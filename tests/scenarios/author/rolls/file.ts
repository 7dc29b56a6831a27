import { chanceFor, seedRandom } from '../../../../src/engine/random.ts';
import { pieceId } from '../../../../src/sim/ids.ts';
import { standardThrows } from '../../../../src/sim/roll/standardThrow.ts';
import { quantiseThrow, type Throw } from '../../../../src/sim/roll/throws.ts';
import { fileText } from '../file.ts';

/** One scenario of trucks: `trexlands/TX-01/name-of-the-dispute` and what it says. */
export interface RollCase {
  readonly name: string;
  readonly title: string;
  readonly terrain: string | { readonly friction: number; readonly restitution: number };
  readonly throws: readonly Throw[];
  /** Of the truck with ballast, if one has it. */
  readonly ballasted: string | null;
  /** One a truck: `0-T1 on-side left`, `1-T1 leaning on rim, 2 wheels`, `0-T1 wheels-up, no roll`; wheels are said where the code does not, and that it did not tumble. */
  readonly labels: readonly string[];
}

const IDS = ['0-T1', '1-T1', '2-T1', '3-T1', '0-T2', '1-T2', '2-T2', '3-T2'];

/** The standard throw of so many trucks that this seed draws. */
export const drawn = (seed: number, trucks = 1): readonly Throw[] => standardThrows(IDS.slice(0, trucks).map(pieceId), chanceFor(seedRandom(seed), 0));

/** A throw by hand: level over the middle, spinning flat, at rest, or otherwise. */
export const thrown = (otherwise: Partial<Omit<Throw, 'truck'>> = {}, truck = '0-T1'): Throw =>
  quantiseThrow({ truck: pieceId(truck), atMm: [0, 130, 0], quaternion: [0, 0, 0, 1], velocityMmS: [0, 0, 0], spinDegS: [0, 600, 0], ...otherwise });

const CLAUSES: Readonly<Record<string, string>> = { 'wheels-up': 'TX-02', stacked: 'TX-02', unsettled: 'TX-02', 'off-arena': 'TX-03' };
const ALL_WHEELS = 4;

/** What a label expects of the answer. */
function expectation(label: string): { readonly rulings: readonly object[]; readonly truck: object } {
  const [, id, code = '', way, other, wheels, none] = /^(\S+) ([a-z-]+)(?: (left|right))?(?: on (\S+?))?(?:, (\d) wheels?)?(, no roll)?$/.exec(label) ?? [];
  if (id === undefined) throw new Error(`no label: ${label}`);
  const upright = code === 'wheels-up';
  return {
    rulings: [{ clause: CLAUSES[code] ?? 'TX-01', code, piece: id, other: other ?? null, way: way ?? null }, ...(none === undefined ? [] : [{ clause: 'TX-63', code: 'did-not-tumble', piece: id }])],
    truck: { id, upright, counts: none === undefined && code !== 'unsettled', wheelsDown: upright ? ALL_WHEELS : wheels === undefined ? undefined : Number(wheels) },
  };
}

export function rollText({ title, terrain, throws, ballasted, labels }: RollCase): string {
  const expected = labels.map(expectation);
  const again = labels.some((label) => label.includes('unsettled'));
  return fileText([
    ['format', 'tumbletop/scenario'], ['version', 1], ['game', 'trexlands'], ['title', title], ['terrain', terrain],
    ['trucks', throws.map(({ truck }) => ({ id: truck, ballast: truck === ballasted ? true : undefined }))],
    ['actions', [{ do: 'battle-roll', throws }]],
    ['expect', [{ legal: true, again, rulings: expected.flatMap(({ rulings }) => rulings), trucks: expected.map(({ truck }) => truck) }]],
  ]);
}
