import { misfit } from '#engine/files/misfit.ts';
import { BARRY, numberOf, ownerOf, type Owner, type Sides, type TruckId } from '../ids.ts';
import { NUMBERS, venuesFor } from '../numbers.ts';
import type { TruckOffOptions } from '../options.ts';
import { specialOf } from '../specials/specials.ts';
import type { Refusal } from './cards.ts';
import type { PositionFile } from './schema.ts';
import { say } from './texts.ts';

/** Venues, trucks, dice and tokens of a position that a match can have. */

type Phase = PositionFile['phase'];

/** Phases in which cards have been, or can have been, executed. */
const executing = (phase: Phase): boolean => phase === 'execute' || phase === 'pick' || phase === 'payout';

const thrown = (phase: Phase): boolean => phase === 'cards' || executing(phase);

const selected = (phase: Phase): boolean => phase === 'roll' || thrown(phase);

export const strangeVenues = (options: TruckOffOptions, file: PositionFile): Refusal | null =>
  strangeTiles(file) ??
  strangeSpecials(options, file) ??
  strangeDice(file) ??
  strangeTrucks(file) ??
  strangeTokens(file);

/** TO-03: those of so many players, each once. */
function strangeTiles({ seats, venues }: PositionFile): Refusal | null {
  const inPlay = venuesFor(seats);
  const other = venues.findIndex(({ venue }) => !inPlay.includes(venue));
  if (other >= 0)
    return misfit(['position', 'venues', other, 'venue'], String(venues[other]?.venue), say.venueInPlay(inPlay));
  const twice = venues.findIndex(({ venue }, i) => venues.findIndex((one) => one.venue === venue) < i);
  return twice < 0 ? null : misfit(['position', 'venues', twice, 'venue'], String(venues[twice]?.venue), say.once);
}

/** TO-42, TO-45. */
function strangeSpecials({ specials: isVariant }: TruckOffOptions, file: PositionFile): Refusal | null {
  const { venues, specials, round = 1 } = file;
  const at = venues.findIndex(({ venue, special }) => special !== null && specialOf(special).venue !== venue);
  if (at >= 0) return misfit(['position', 'venues', at, 'special'], `"${venues[at]?.special}"`, say.ofVenue);
  const lying = venues.flatMap(({ special }) => special ?? []);
  const [next] = specials;
  if (!isVariant && lying.length > 0) return misfit(['position', 'venues'], `"${lying[0]}"`, say.noSpecials);
  if (!isVariant && next !== undefined) return misfit(['position', 'specials', 0], `"${next}"`, say.noSpecials);
  const most = NUMBERS.specialsARound * round;
  if (lying.length > most) return misfit(['position', 'venues'], `${lying.length} of them`, say.specialsUpTo(most));
  const all = [...lying, ...specials];
  const wrong = specials.findIndex(
    (id, i) => all.indexOf(id) < lying.length + i || !venuesFor(file.seats).some((n) => n === specialOf(id).venue),
  );
  return wrong < 0 ? null : misfit(['position', 'specials', wrong], `"${specials[wrong]}"`, say.once);
}

function strangeDice({ seats, phase, venues }: PositionFile): Refusal | null {
  const early = thrown(phase) ? -1 : venues.findIndex(({ die }) => die !== undefined);
  if (early >= 0) return misfit(['position', 'venues', early, 'die'], String(venues[early]?.die), say.noDieYet);
  const high = venues.findIndex(({ venue, die }) => die !== undefined && die > venue);
  const highest = venues[high];
  if (highest !== undefined)
    return misfit(['position', 'venues', high, 'die'], String(highest.die), say.face(highest.venue));
  const missing = venuesFor(seats).filter((n) => venues.every(({ venue, die }) => venue !== n || die === undefined));
  return thrown(phase) && missing.length > 0
    ? misfit(['position', 'venues'], `${venues.length} of them with numbers`, say.allDice(missing))
    : null;
}

/** Every truck of the game once, and at its own venue until cards are executed (TO-06). */
function strangeTrucks(file: PositionFile): Refusal | null {
  const { phase, venues, conceded } = file;
  for (const [i, { venue, trucks }] of venues.entries())
    for (const [j, truck] of trucks.entries()) {
      const why = whyNotThere(
        file,
        venue,
        truck,
        venues.slice(0, i + 1).flatMap((one) => one.trucks),
      );
      if (why !== null) return misfit(['position', 'venues', i, 'trucks', j], `"${truck}"`, why);
    }
  if (!selected(phase) || executing(phase)) return null;
  const active = venues.flatMap(({ trucks }) => trucks);
  const without = ownersIn(file).find((owner) => {
    const has = active.filter((truck) => ownerOf(truck) === owner).length;
    return has !== NUMBERS.trucksARound && !(has === 0 && isGone(conceded, owner));
  });
  return without === undefined
    ? null
    : misfit(['position', 'venues'], `${countOf(active, without)} of ${nameOf(without)}`, say.twoEach);
}

function whyNotThere(
  { seats, phase }: PositionFile,
  venue: Sides,
  truck: TruckId,
  soFar: readonly TruckId[],
): string | null {
  if (!isInGame(seats, truck)) return say.truckInGame;
  if (!selected(phase)) return say.noTrucksYet;
  if (soFar.filter((one) => one === truck).length > 1) return say.truckOnce;
  return !executing(phase) && numberOf(truck) !== venue ? say.ownVenue(venue) : null;
}

export const ownersIn = ({ seats }: PositionFile): readonly Owner[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  ...(seats === 2 ? ([BARRY] as const) : []),
];

const isInGame = (seats: number, truck: TruckId): boolean => {
  const owner = ownerOf(truck);
  return (owner === BARRY ? seats === 2 : owner < seats) && venuesFor(seats).includes(numberOf(truck));
};

export const isGone = (conceded: readonly number[], owner: Owner): boolean => conceded.some((seat) => seat === owner);

const countOf = (trucks: readonly TruckId[], owner: Owner): number =>
  trucks.filter((truck) => ownerOf(truck) === owner).length;

const nameOf = (owner: Owner): string => (owner === BARRY ? 'Barry’s' : `seat ${owner}’s`);

/** Nothing lies on the table before cards are executed. */
function strangeTokens({ seats, phase, venues, doubles }: PositionFile): Refusal | null {
  const other = doubles.findIndex((truck) => !isInGame(seats, truck));
  if (other >= 0) return misfit(['position', 'doubles', other], `"${doubles[other]}"`, say.truckInGame);
  if (executing(phase)) return null;
  const promoted = venues.findIndex(({ promotes }) => promotes > 0);
  if (promoted >= 0)
    return misfit(['position', 'venues', promoted, 'promotes'], String(venues[promoted]?.promotes), say.noTokensYet);
  const shut = venues.findIndex((one) => one.shut);
  if (shut >= 0) return misfit(['position', 'venues', shut, 'shut'], 'true', say.noTokensYet);
  return doubles.length > 0 ? misfit(['position', 'doubles', 0], `"${doubles[0]}"`, say.noTokensYet) : null;
}
