import type { PieceId } from '#sim/ids.ts';
import type { Act, BattleAct, CardAct } from '../acts.ts';
import { rollAgain } from '../battle/rolled.ts';
import { sendTo, withCamp, withTerra, withTop } from '../changes.ts';
import { enter } from '../claims.ts';
import { lookAt } from '../exchange/arena.ts';
import type { TerraId } from '../ids.ts';
import type { TrexlandsState } from '../state.ts';
import { applied, type Applied } from '../applied.ts';
import { withTurn } from '../turn.ts';
import { isTribu } from './ids.ts';
import type { EffectId } from './kinds.ts';
import type { Target } from './target.ts';

interface Effect {
  /** Out of play afterwards, unless it stays on the board. */
  readonly spent: 'spent' | 'stays';
  /** With the act off the agenda: what it was played on is on top. */
  readonly apply: (state: TrexlandsState, act: CardAct) => Applied;
}

const spent = (apply: Effect['apply']): Effect => ({ spent: 'spent', apply });
const onTop = (change: (top: Act) => Act): Effect => spent((state) => applied(changeTop(state, change)));
const onBattle = (change: (battle: BattleAct, act: CardAct) => Partial<BattleAct>): Effect =>
  spent((state, act) =>
    applied(changeTop(state, (top) => (top.type === 'battle' ? { ...top, ...change(top, act) } : top))),
  );

function changeTop(state: TrexlandsState, change: (top: Act) => Act): TrexlandsState {
  const [top] = state.agenda;
  return top === undefined ? state : withTop(state, change(top));
}

/** The cards' effects, word by word of their texts. */
export const EFFECTS: Readonly<Record<EffectId, Effect>> = {
  'cancel-move': onTop((top) => (top.type === 'move' ? { ...top, cancelled: true } : top)),
  'cancel-card': onTop((top) => (top.type === 'card' ? { ...top, cancelled: true } : top)),
  'move-two': spent((state) => applied(withTurn(state, () => ({ moveTwo: true })))),
  'lower-mass': onBattle(({ ballast }, { seat }) => ({ ballast: [...ballast, seat] })),
  'salt-flat': onBattle(() => ({ surface: 'salt-flat' })),
  'roll-again': spent((state, { target }) => applied(rollAgain(state, truckIn(target)))),
  tow: onBattle(({ towed }, { target }) => ({ towed: [...towed, { truck: truckIn(target), terra: terraIn(target) }] })),
  'halve-claim': spent((state, { seat }) =>
    applied(changeTop(state, (top) => (top.type === 'claim' ? { ...top, toll: seat } : top))),
  ),
  'bridge-edge': spent((state, { target }) => bridge(state, target)),
  'two-moves': spent((state) => applied(withTurn(state, ({ movesLeft }) => ({ movesLeft: movesLeft + 1 })))),
  look: spent((state, { seat, target }) =>
    applied(target.on === 'face-down' ? lookAt(state, seat, target.owner, target.slot) : state),
  ),
  post: { spent: 'stays', apply: placePost },
  'from-camp': spent((state, { seat, target }) =>
    enter(sendTo(state, [truckIn(target)], terraIn(target)), seat, terraIn(target)),
  ),
  fort: { spent: 'stays', apply: placePost },
  raid: spent((state) => applied(withTurn(state, () => ({ raid: true })))),
  'attack-twice': onBattle(() => ({ charge: true })),
  'extra-x': spent((state, { seat }) => applied(withCamp(state, seat, ({ extraX }) => ({ extraX: extraX + 1 })))),
};

function truckIn(target: Target): PieceId {
  if ('truck' in target) return target.truck;
  throw new Error(`a card played on ${target.on} names no truck`);
}

function terraIn(target: Target): TerraId {
  if ('terra' in target) return target.terra;
  throw new Error(`a card played on ${target.on} names no Terra`);
}

/** TX-11: from now on. */
function bridge(state: TrexlandsState, target: Target): Applied {
  if (target.on !== 'border') return applied(state);
  const { terra, beyond } = target;
  const borders = state.board.borders.map((border) =>
    border.terra === terra && border.beyond === beyond ? ({ ...border, kind: 'ramp' } as const) : border,
  );
  return applied({ ...state, board: { ...state.board, borders } }, { type: 'bridged', terra, beyond });
}

/** TX-52. */
function placePost(state: TrexlandsState, { seat, card, target }: CardAct): Applied {
  if (!isTribu(card)) throw new Error(`${card} is no Tribu card`);
  const [post, terra] = [{ owner: seat, card }, terraIn(target)];
  return applied(
    withTerra(state, terra, () => ({ post })),
    { type: 'post-placed', post, terra },
  );
}
