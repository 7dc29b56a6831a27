import type { FaceDown, InArena, TrexlandsState } from '../state.ts';
import { tribuKindOf, type TribuCardId } from '../cards/ids.ts';
import { valueOf } from '../cards/kinds.ts';
import { forfeitCard, giveBack, inPhase, withCamp } from '../changes.ts';
import { decide } from '../ending.ts';
import type { Reveal } from '../events.ts';
import { firstTurn } from '../turn.ts';
import { andThen, forEach, inOrder, applied, type Applied } from '../applied.ts';
import { supply } from './supply.ts';

/** All face-down cards are turned over, then the EXCHANGE closes. */
export const reveal = (state: TrexlandsState, arena: InArena): Applied =>
  andThen(forEach(inPhase(state, { ...arena, cards: [] }), arena.cards, turnOver), close);

/** The fate of a card whose face is known (TX-36 to TX-38). */
export function fateOf(card: TribuCardId, { coins, challengers }: Pick<FaceDown, 'coins' | 'challengers'>): Reveal {
  if (coins >= valueOf(tribuKindOf(card))) return 'bought';
  return challengers.length > 0 ? 'caught' : 'bluff';
}

/** TX-36 to TX-38, TX-41. All V involved are forfeited, won or lost (TX-28). */
function turnOver(state: TrexlandsState, { owner, card, coins, challengers }: FaceDown): Applied {
  if (card === null) throw new Error('a view holds no cards to reveal');
  const how = fateOf(card, { coins, challengers });
  const paid = giveBack(state, coins + challengers.length);
  const dealt =
    how === 'caught' ? forfeitCard(paid, card) : withCamp(paid, owner, ({ cards }) => ({ cards: [...cards, card] }));
  return applied(dealt, { type: 'revealed', seat: owner, card, coins, challengers, how });
}

/** The closing Supply (TX-47), and the WHEEL back to #1 (TX-54), unless the cycles are used up (TX-60). */
const close = (state: TrexlandsState): Applied =>
  inOrder(
    state,
    (s) => (s.drought ? applied(s, { type: 'no-supply' }) : supply(s)),
    (s) => applied({ ...s, drought: false }, { type: 'exchange-closed', cycle: s.cycle }),
    (s) => (s.cycle === s.options.cycleLimit ? decide(s, 'cycle-limit') : firstTurn({ ...s, cycle: s.cycle + 1 })),
  );
