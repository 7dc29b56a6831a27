import { shuffled, type RandomSource } from '#engine/random.ts';
import { FACES, rivalOf, type Seat } from '#games/tractor-pull/ids.ts';
import type { Player, TractorPullState } from '#games/tractor-pull/state.ts';

/** The position with every secret replaced by another that it could be, to a seat or, null, to a spectator. */
export function otherSecrets(state: TractorPullState, looker: Seat | null, random: RandomSource): TractorPullState {
  const others: readonly Seat[] = looker === null ? [0, 1] : [rivalOf(looker)];
  return withOtherItems(withOtherCharacters(withOtherVehicles(state, others, random), others, random), others, random);
}

/** Gives cards out again: each list gets as many as it had. */
function dealt<C>(lists: readonly (readonly C[])[], random: RandomSource): readonly (readonly C[])[] {
  const cards = [...shuffled(lists.flat(), random)];
  return lists.map((list) => cards.splice(0, list.length));
}

function withOtherVehicles(state: TractorPullState, others: readonly Seat[], random: RandomSource): TractorPullState {
  const hidden = state.garage.map(({ cards, up }) => cards.filter((_, i) => up[i] !== true));
  const held = others.flatMap((seat) => [state.players[seat].hand, state.players[seat].deployed]);
  const [aside = [], ...rest] = dealt([state.aside, ...hidden, ...held], random);
  const garage = state.garage.map((pair, i) => {
    const cards = [...(rest[i] ?? [])];
    return { ...pair, cards: pair.cards.map((card, j) => (pair.up[j] === true ? card : (cards.shift() ?? null))) };
  });
  return withPlayers({ ...state, aside, garage }, others, (_, n) => {
    const [hand = [], deployed = []] = rest.slice(state.garage.length + 2 * n);
    return { hand, deployed };
  });
}

function withOtherCharacters(state: TractorPullState, others: readonly Seat[], random: RandomSource): TractorPullState {
  if (state.phase.name !== 'faces') return { ...state, undealt: shuffled(state.undealt, random) };
  const own = others.map((seat) => [state.players[seat].character]);
  const [undealt = [], ...characters] = dealt([state.undealt, ...own], random);
  return withPlayers({ ...state, undealt }, others, ({ face }, n) => ({
    character: characters[n]?.[0] ?? null,
    face: face === null ? null : (FACES[random.integer(0, 1)] ?? null),
  }));
}

function withOtherItems(state: TractorPullState, others: readonly Seat[], random: RandomSource): TractorPullState {
  const { phase } = state;
  const drawn = phase.name === 'award' && others.includes(phase.by) ? phase.drawn : [];
  const [items = [], awarded = [], ...held] = dealt(
    [state.items, drawn, ...others.map((seat) => state.players[seat].items)],
    random,
  );
  const other = phase.name === 'award' && drawn.length > 0 ? { ...phase, drawn: awarded } : phase;
  return withPlayers({ ...state, items, phase: other }, others, (_, n) => ({ items: held[n] ?? [] }));
}

function withPlayers(
  state: TractorPullState,
  seats: readonly Seat[],
  change: (player: Player, n: number) => Partial<Player>,
): TractorPullState {
  const changed = (seat: Seat): Player => {
    const n = seats.indexOf(seat);
    return n < 0 ? state.players[seat] : { ...state.players[seat], ...change(state.players[seat], n) };
  };
  return { ...state, players: [changed(0), changed(1)] };
}
