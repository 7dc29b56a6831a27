import type { RandomSource } from '#engine/random.ts';
import { locationOf } from './almanac/locations.ts';
import type { ItemId } from './almanac/items.ts';
import { redFirst, withPlayer, withPlayers } from './changes.ts';
import { BOTH, rivalOf, type Each, type Seat } from './ids.ts';
import { NUMBERS } from './numbers.ts';
import { winsNeeded } from './options.ts';
import { compareStrongest, pointsIn, pullRopes } from './pull.ts';
import { withGarage } from './setup.ts';
import { winsOf, type MatchScore, type TractorPullState } from './state.ts';
import { andThen, applied, type Applied } from './applied.ts';

/** Red and blue are settled: red picks a location (TP-01). */
export function withColours(state: TractorPullState, red: Seat, why: 'wrench' | 'swapped'): Applied {
  const began = applied(
    { ...state, red, phase: { name: 'location' } },
    { type: 'match-began', match: state.match },
    { type: 'colours', red, why },
  );
  return began;
}

/** The garage is laid, and items are placed, red's first (TP-06). */
export const atLocation = (state: TractorPullState, random: RandomSource): TractorPullState => {
  const [red = 0] = redFirst(state);
  return { ...withGarage(state, random), phase: { name: 'install', turn: red } };
};

/** TP-24, then TP-25 and TP-26, then TP-27. */
export function pull(state: TractorPullState): Applied {
  const ropes = pullRopes(state);
  const points = pointsIn(ropes);
  const pulled = applied(state, { type: 'pulled', ropes, points });
  const [a, b] = points;
  const isOvertime = state.wave === 4;
  if (a !== b) return andThen(pulled, (s) => matchWon(s, a > b ? 0 : 1, points, isOvertime ? 'overtime' : 'ropes'));
  if (!isOvertime) return andThen(pulled, overtime);
  return andThen(pulled, (s) => strongest(s, points));
}

/** TP-25: no recruiting; what is left in the hands goes to a fourth row (TP-40). */
const overtime = (state: TractorPullState): Applied =>
  applied(
    { ...withPlayers(state, { decided: false }), wave: 4, phase: { name: 'deploy' } },
    { type: 'overtime' },
    { type: 'wave-began', wave: 4 },
  );

function strongest(state: TractorPullState, points: Each<number>): Applied {
  const compared = compareStrongest(state);
  if (compared !== null) {
    const { place, strengths, winner } = compared;
    const so = applied(state, { type: 'compared', place, strengths });
    return andThen(so, (s) => matchWon(s, winner, points, 'strongest'));
  }
  const by = state.match === NUMBERS.matches ? 1 : 0; // the seat that spins in this match (TP-04)
  return applied({ ...state, phase: { name: 'spin', by, why: 'decide' } }, { type: 'wholly-equal' });
}

/** TP-27: the wrench says who is red for it, and red wins the match. */
export const decidedByWrench = (state: TractorPullState, red: Seat): Applied =>
  matchWon(state, red, pointsIn(pullRopes(state)), 'wrench');

function matchWon(state: TractorPullState, winner: Seat, points: Each<number>, by: MatchScore['by']): Applied {
  const score: MatchScore = { winner, points, by };
  const won = applied(
    { ...state, results: [...state.results, score] },
    { type: 'match-won', match: state.match, score },
  );
  return andThen(won, (s) =>
    winsOf(s, winner) === winsNeeded(s.options) ? gameWon(s, winner, 'matches') : award(s, winner),
  );
}

export const gameWon = (state: TractorPullState, winner: Seat, by: 'matches' | 'concession'): Applied =>
  applied(
    { ...state, outcome: { winner, by } },
    { type: 'won', seat: winner, by, wins: [winsOf(state, 0), winsOf(state, 1)] },
  );

/** TP-28: as another match follows. The garage and the field are cleared before it (TP-32, TP-33). */
function award(state: TractorPullState, by: Seat): Applied {
  if (!state.options.items) return nextMatch(state);
  const drawn = state.items.slice(0, NUMBERS.awarded);
  return applied({ ...state, items: state.items.slice(NUMBERS.awarded), phase: { name: 'award', by, drawn } });
}

/** The winner keeps one; the loser gets the others. */
export function keepItem(state: TractorPullState, item: ItemId): Applied {
  const { phase, players } = state;
  if (phase.name !== 'award') throw new Error('no items are awarded now');
  const { by, drawn } = phase;
  const others = drawn.filter((one) => one !== item);
  const loser = rivalOf(by);
  const kept = withPlayer(state, by, { items: [...players[by].items, item] });
  const given = withPlayer(kept, loser, { items: [...players[loser].items, ...others] });
  return andThen(applied(given, { type: 'awarded', seat: by, kept: 1, given: others.length }), nextMatch);
}

/** TP-29: placed items leave the game. TP-04: colours swap, but for the third match the oldest spins. */
function nextMatch(state: TractorPullState): Applied {
  const { location, installed, spent, visited, red } = state;
  const next: TractorPullState = {
    ...withPlayers(state, { decided: false }),
    match: state.match + 1,
    wave: 0,
    location: null,
    visited: location === null ? visited : [...visited, locationOf(location)],
    installed: [],
    spent: [...spent, ...installed.map(({ item }) => item)],
    queue: [],
  };
  const cleared = withoutField(next);
  if (next.match === NUMBERS.matches)
    return applied({ ...cleared, red: null, phase: { name: 'spin', by: 1, why: 'colours' } });
  return withColours(cleared, rivalOf(red ?? 0), 'swapped');
}

/** TP-32, TP-33: counters to the supply, and all vehicles together; they are shuffled when the garage is laid. */
function withoutField(state: TractorPullState): TractorPullState {
  const { garage, aside, ejected, field, players } = state;
  const together = [
    ...garage.flatMap(({ cards }) => cards),
    ...aside,
    ...ejected,
    ...field.map(({ vehicle }) => vehicle),
    ...BOTH.flatMap((seat) => players[seat].hand),
  ];
  return {
    ...withPlayers(state, { hand: [], deployed: [] }),
    garage: [],
    aside: together,
    ejected: [],
    field: [],
    supply: NUMBERS.chips,
  };
}
