import { unseen } from '#engine/deck.ts';
import type { Pair, Phase, Player, TractorPullState } from './state.ts';

/**
 * The state as a seat (or, null, a spectator) may see it: all that lies open, and one's own cards. Every field is
 * named, so that a new one stays hidden until it is decided here.
 */
export function view(state: TractorPullState, looker: number | null): TractorPullState {
  const [first, second] = state.players;
  const { phase } = state;
  return {
    options: state.options,
    match: state.match,
    red: state.red,
    wave: state.wave,
    players: [looker === 0 ? first : viewPlayer(first, phase), looker === 1 ? second : viewPlayer(second, phase)],
    garage: state.garage.map(viewPair),
    aside: unseen(state.aside),
    ejected: state.ejected,
    field: state.field,
    supply: state.supply,
    location: state.location,
    unused: state.unused,
    visited: state.visited,
    undealt: unseen(state.undealt),
    items: unseen(state.items),
    installed: state.installed,
    spent: state.spent,
    phase: phase.name === 'award' && phase.by !== looker ? { ...phase, drawn: unseen(phase.drawn) } : phase,
    queue: state.queue,
    results: state.results,
    outcome: state.outcome,
  };
}

/** TP-09: what lies face down in the garage is nobody's to see. */
const viewPair = ({ id, cards, up }: Pair): Pair => ({
  id,
  cards: cards.map((card, i) => (up[i] === true ? card : null)),
  up,
});

/** TP-02: another's character is secret until both are shown; TP-10, TP-37: its cards always, but how many. */
function viewPlayer({ character, face, hand, deployed, items, decided }: Player, { name }: Phase): Player {
  const isSecret = name === 'faces';
  return {
    character: isSecret ? null : character,
    face: isSecret ? null : face,
    hand: unseen(hand),
    deployed: unseen(deployed),
    items: unseen(items),
    decided,
  };
}
