import { startMatch } from '../../../../engine/match.ts';
import { truckId, type Owner, type Sides } from '../../../../games/truck-off/ids.ts';
import { STANDARD_OPTIONS } from '../../../../games/truck-off/options.ts';
import { payoutOf } from '../../../../games/truck-off/payout.ts';
import type { TruckOffState, Venue } from '../../../../games/truck-off/state.ts';
import { payoutText } from '../../../../games/truck-off/texts.ts';
import { truckOff } from '../../../../games/truck-off/truckOff.ts';
import { TICK_HZ } from '../../../../sim/settings.ts';
import { ownerNamesOf } from '../hud/names.ts';
import { examples as texts } from '../texts/rules.ts';

/** Trucks at Gaming Con, its die and its tokens: enough for a sum. */
interface Example {
  readonly trucks: readonly { readonly of: number; readonly number: Sides; readonly doubles?: number }[];
  readonly die: number;
  readonly promotes: number;
}

const THREE = [
  { of: 0, number: 20 },
  { of: 1, number: 20 },
  { of: 2, number: 12 },
] as const;

/** By the clause that each is an example of; the sums are the rules’ own. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  'TO-11': { trucks: THREE, die: 17, promotes: 0 },
  'TO-12': { trucks: THREE, die: 17, promotes: 1 },
  'TO-13': {
    trucks: [...THREE, { of: 0, number: 12 }, { of: 1, number: 10 }],
    die: 17,
    promotes: 1,
  },
  'TO-14': { trucks: THREE, die: 17, promotes: 2 },
  'TO-15': { trucks: [{ of: 0, number: 20, doubles: 1 }, THREE[1], THREE[2]], die: 17, promotes: 1 },
};

const SEATS = texts.seats.map((name, colour) => ({ name, colour, kind: 'person' as const }));
const VENUE: Sides = 20;

/** The example of a clause in a sentence; null where there is none. */
export function exampleOf(clause: string): string | null {
  const example = EXAMPLES[clause];
  if (example === undefined) return null;
  const payout = payoutOf(stateOf(example), venueOf(example));
  return payout && texts.example(payoutText(payout, ownerNamesOf(SEATS).owner));
}

const venueOf = ({ die, promotes }: Example): Venue => ({ sides: VENUE, die, promotes, shut: false, special: null });

function stateOf(example: Example): TruckOffState {
  const begun = startMatch(truckOff, {
    build: 'example',
    tickHz: TICK_HZ,
    seed: 1,
    seats: SEATS,
    setup: { options: STANDARD_OPTIONS },
  });
  if (!begun.ok) throw new Error(begun.fault.message);
  const there = new Map(
    example.trucks.map(({ of, number, doubles = 0 }) => [truckId(of as Owner, number) as string, doubles]),
  );
  const { state } = begun.value;
  return {
    ...state,
    trucks: state.trucks.map((truck) =>
      there.has(truck.id) ? { ...truck, at: VENUE, doubles: there.get(truck.id) ?? 0 } : truck,
    ),
  };
}
