import type { Seat } from '#sim/ids.ts';
import { downedOf } from '../battle/sides.ts';
import { isPassable, passableFrom } from '../board/paths.ts';
import { CITY, type TerraId } from '../ids.ts';
import { isFree, terraOf, trucksOf } from '../queries.ts';
import type { FaceDown, TrexlandsState } from '../state.ts';
import { turnOf } from '../turn.ts';
import { playableCard, type CardKind, type EffectId } from './kinds.ts';
import { ON_NOTHING, type Target } from './target.ts';

type Targets = (state: TrexlandsState, seat: Seat) => readonly Target[];

/** The targets on which the seat could play the card now, if its window is open. None: it would do nothing. */
export const targetsOf = (state: TrexlandsState, seat: Seat, kind: CardKind): readonly Target[] =>
  TARGETS[playableCard(kind).effect](state, seat);

const NONE: readonly Target[] = [];
const PLAIN: readonly Target[] = [ON_NOTHING];
const plainIf = (may: boolean): readonly Target[] => (may ? PLAIN : NONE);

const TARGETS: Readonly<Record<EffectId, Targets>> = {
  'cancel-move': () => PLAIN,
  'cancel-card': () => PLAIN,
  'move-two': (state) => plainIf(turnOf(state)?.moveTwo === false),
  'lower-mass': (state, seat) => inBattle(state, (act) => plainIf(!act.ballast.includes(seat))),
  'salt-flat': (state) => inBattle(state, (act) => plainIf(act.surface !== 'salt-flat')),
  'roll-again': (state, seat) => inBattle(state, (act) => downedOf(act, seat).map((truck) => ({ on: 'truck', truck }))),
  tow: (state, seat) =>
    inBattle(state, (act) =>
      downedOf(act, seat).flatMap((truck) =>
        towedTo(state, act).map((terra) => ({ on: 'tow', truck, terra }) as const),
      ),
    ),
  'halve-claim': claimed,
  'bridge-edge': ({ board }) =>
    board.borders.flatMap(({ terra, beyond, kind }) =>
      kind === 'blocked' ? [{ on: 'border', terra, beyond } as const] : [],
    ),
  'two-moves': beforeTheOnlyMove,
  look: faceDownOfRivals,
  post: nextToTrucks,
  'from-camp': entries,
  fort: nextToTrucks,
  raid: (state) => plainIf(turnOf(state)?.raid === false),
  'attack-twice': (state) => inBattle(state, (act) => plainIf(!act.charge)),
  'extra-x': () => PLAIN,
};

type Battle = Extract<TrexlandsState['agenda'][number], { readonly type: 'battle' }>;

function inBattle({ agenda: [act] }: TrexlandsState, targets: (act: Battle) => readonly Target[]): readonly Target[] {
  return act?.type === 'battle' ? targets(act) : NONE;
}

/** Free Terra next to the battle; not where the attackers may have to go back to. */
const towedTo = (state: TrexlandsState, { terra, origin, towed }: Battle): readonly TerraId[] =>
  passableFrom(state.board, terra).flatMap((id) =>
    id !== CITY && id !== origin && isFree(state, id) && !towed.some((t) => t.terra === id) ? [id] : [],
  );

/** Two MOVES are two, however many Convoys are played. */
function beforeTheOnlyMove(state: TrexlandsState): readonly Target[] {
  const turn = turnOf(state);
  return plainIf(turn?.movesLeft === 1 && turn.moved.length === 0);
}

/** A claim of which half is anything. */
function claimed(state: TrexlandsState): readonly Target[] {
  const [act] = state.agenda;
  return plainIf(act?.type === 'claim' && terraOf(state, act.terra).coins >= 2);
}

/** A card of the arena with its place among its owner's. */
export const slotted = (cards: readonly FaceDown[]): readonly { readonly card: FaceDown; readonly slot: number }[] =>
  cards.map((card, i) => ({ card, slot: cards.slice(0, i + 1).filter(({ owner }) => owner === card.owner).length }));

function faceDownOfRivals({ phase }: TrexlandsState, seat: Seat): readonly Target[] {
  if (phase.name !== 'arena') return NONE;
  return slotted(phase.cards).flatMap(({ card, slot }) =>
    card.owner === seat || card.seenBy.includes(seat) ? [] : [{ on: 'face-down', owner: card.owner, slot } as const],
  );
}

/** TX-52: free Terra next to one of the seat's trucks. */
function nextToTrucks(state: TrexlandsState, seat: Seat): readonly Target[] {
  const stands = trucksOf(state, seat).flatMap(({ at }) => (at === 'camp' ? [] : [at]));
  return state.terra.flatMap(({ id }) =>
    isFree(state, id) && stands.some((at) => isPassable(state.board, at, id))
      ? [{ on: 'terra', terra: id } as const]
      : [],
  );
}

/** A single truck from Camp to a free Terra at a ramp. */
function entries(state: TrexlandsState, seat: Seat): readonly Target[] {
  const trucks = trucksOf(state, seat).filter(({ at, mate }) => at === 'camp' && mate === null);
  return trucks.flatMap(({ id: truck }) =>
    state.board.ramps.flatMap(({ id: ramp, terra }) =>
      terra.flatMap((id) => (isFree(state, id) ? [{ on: 'entry', truck, ramp, terra: id } as const] : [])),
    ),
  );
}
