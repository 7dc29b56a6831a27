import type { Sides, TruckId } from '#games/truck-off/ids.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { TARGET, WHITE } from '#app/scene/overlays/flat.ts';
import { frame, type Line } from '#app/scene/overlays/lines.ts';
import { Caption } from '#app/scene/overlays/Caption.tsx';
import { Vector3 } from 'three';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { kindOf } from '#games/truck-off/cards.ts';
import { cardAt, type Slot } from '#games/truck-off/grid.ts';
import { offerAt } from '#play/game/offer.ts';
import { chosenIn, isWasted, offersOf } from '#play/truck-off/offers/offers.ts';
import { NUMBERS } from '#games/truck-off/numbers.ts';
import { posesSeen } from '#play/truck-off/session/posesSeen.ts';
import { kindMeant, liftedIn, placesAimedAt } from '#play/truck-off/session/session.ts';
import { useHand, useSessionData, useTheSession } from '../hud/useTable.ts';
import type { PayEvent, SessionState } from '#play/truck-off/session/sessionTypes.ts';
import { CARD_M, cardHigh, cardSpot, moneySpot, TILE_M, TRUCK_M, venueSpot } from '#play/truck-off/places.ts';
import { gainsIn, shownState, toldLast } from '#play/truck-off/shownState.ts';
import { CARRIED_M } from '#play/truck-off/throwing/throwing.ts';
import { offers as texts, standings } from '#play/truck-off/texts/table.ts';
import { CardsLook } from './GridLook.tsx';
import { useIsUpright } from './upright.ts';

const LIFT_M = 0.0012;
/** Around its roof a truck's frame is hidden by no truck before it. */
const ROOF_LIFT_M = 0.019;

/** Around cards that lie over all others. */
const CARDS_LIFT_M = cardHigh('r4c1') + CARD_M.thick;
/** So high over its place is a card that is played, m (house value). */
const PLAYED_M = 0.022;

const cardFrame = (state: TruckOffState, slot: Slot, isUpright: boolean): Line => {
  const { x, z } = cardSpot(state, slot, isUpright);
  return frame(x, z, CARD_M.wide - 0.002, CARD_M.deep - 0.002);
};

const venueFrame = (state: TruckOffState, sides: Sides): Line => {
  const { x, z } = venueSpot(state, sides);
  return frame(x, z, TILE_M.wide + 0.003, TILE_M.deep + 0.003);
};

/**
 * Golden frames around what may be chosen now and around the venue that is being paid, white ones around what is
 * chosen; numbers over dice that lie, and over money that comes.
 */
export function Marks() {
  const carried = useHand((hand) => hand.carried);
  const isUpright = useIsUpright();
  const lit = useSessionData((session) => litIn(session, shownState(session), isUpright));
  const pointed = useSessionData((session) => pointedIn(session, shownState(session)));
  const held = useHand(({ card }) => card !== null || carried !== null);
  const wrong = useSessionData((session) => (held ? wrongIn(session, shownState(session)) : null));
  const read = useSessionData((session) => session.read);
  const gains = useSessionData((session) => gainsShown(session, shownState(session)));
  const { shown } = useTheSession();
  const overDie = (id: PieceId): Vector3 => {
    const { x, y, z } = shown.pieces.get(id)?.after.position ?? vec3(0, 0, 0);
    return new Vector3(x, y + OVER_M, z);
  };
  return (
    <group position-y={LIFT_M}>
      <Ribbon lines={lit.venues} widthM={0.0026} casingM={0.001} colour={TARGET} opacity={1} />
      <Ribbon lines={pointed} widthM={0.0018} colour={WHITE} opacity={1} />
      <group position-y={CARDS_LIFT_M}>
        <Ribbon lines={lit.cards} widthM={0.002} casingM={0.0008} colour={TARGET} opacity={1} />
      </group>
      <PlayedCard isUpright={isUpright} />
      {wrong !== null && (
        <Caption text={texts.notHere} side="above" px={20} place={(at) => void at.set(wrong.x, OVER_M, wrong.z)} />
      )}
      <group position-y={ROOF_LIFT_M}>
        <Ribbon lines={lit.roofs} widthM={0.0016} casingM={0.0006} colour={TARGET} opacity={1} />
        <Ribbon
          lines={carried === null ? lit.chosen : NONE}
          widthM={0.003}
          casingM={0.0006}
          colour={WHITE}
          opacity={1}
        />
      </group>
      {gains.map(({ owner, text, x, z }) => (
        <Caption key={owner} text={text} side="above" px={20} place={(at) => void at.set(x, OVER_M, z)} />
      ))}
      {read.map(({ id, value }) => (
        <Caption key={id} text={`${value ?? '?'}`} side="above" px={24} place={(at) => void at.copy(overDie(id))} />
      ))}
    </group>
  );
}

/** The card that is about to be played, over its place or in the hand. */
function PlayedCard({ isUpright }: { readonly isUpright: boolean }) {
  const held = useHand(({ card }) => card);
  const played = useSessionData((told) => {
    const slot = liftedIn(told);
    const state = shownState(told);
    const grid = state?.grid ?? null;
    const id = slot === null || grid === null ? null : cardAt(grid, slot);
    return slot === null || state === null || id === null
      ? null
      : { slot, kind: kindOf(id), ...cardSpot(state, slot, isUpright) };
  });
  if (played === null) return null;
  const { slot, kind } = played;
  const at: Three = held === null ? [played.x, PLAYED_M, played.z] : [held.xMm / 1000, CARRIED_M, held.zMm / 1000];
  return (
    <group position={at}>
      <CardsLook cards={[{ slot, kind, at: [0, 0, 0] }]} isTouched={held === null} />
      <group position-y={CARD_M.thick * 2}>
        <Ribbon lines={AROUND_CARD} widthM={0.0025} casingM={0.0006} colour={WHITE} opacity={1} />
      </group>
    </group>
  );
}

type Three = readonly [x: number, y: number, z: number];
const AROUND_CARD: readonly Line[] = [frame(0, 0, CARD_M.wide, CARD_M.deep)];

/** The venue that is under a thing in the hand, which cannot go there. */
function wrongIn(told: SessionState, state: TruckOffState | null): { readonly x: number; readonly z: number } | null {
  const { pointed } = told;
  if (state === null || pointed?.kind !== 'venue' || offerAt(offersOf(told), pointed) !== null) return null;
  return venueSpot(state, pointed.venue);
}

/** The gains of the payouts that were told last, over the money of each who gets some. */
const gainsShown = ({ paying }: SessionState, state: TruckOffState | null) =>
  paying === null || state === null
    ? []
    : [...gainsIn(toldLast(paying))].map(([owner, amount]) => ({
        owner,
        text: standings.gain(amount),
        ...moneySpot(state, owner),
      }));

/** Over a die that lies, or money, m (house value). */
const OVER_M = 0.012;

interface Lit {
  readonly venues: readonly Line[];
  readonly roofs: readonly Line[];
  readonly cards: readonly Line[];
  readonly chosen: readonly Line[];
}

const NONE: readonly Line[] = [];
const UNLIT: Lit = { venues: NONE, roofs: NONE, cards: NONE, chosen: NONE };

function litIn(told: SessionState, state: TruckOffState | null, isUpright: boolean): Lit {
  const { card, stage, paying, aimed, match } = told;
  if (state === null || match === null) return UNLIT;
  const venuesOf = (all: readonly Sides[]): readonly Line[] => all.map((sides) => venueFrame(state, sides));
  if (paying !== null) return { ...UNLIT, venues: venuesOf(toldLast(paying).flatMap(({ event }) => paidAt(event))) };
  if (stage !== 'choosing') return UNLIT;
  const chosen = chosenIn(told);
  const kind = card === null ? null : kindMeant(state, card);
  const places = aimed !== null && card === null ? placesAimedAt(told) : offersOf(told).map(({ at }) => at);
  const trucks = places.flatMap((at) => (at.kind === 'truck' ? [at.truck] : []));
  const isAsked = match.state.phase.name !== 'trucks' || told.truck !== null || chosen.length < NUMBERS.trucksARound;
  const cards = offersOf(told).flatMap(({ at }) => (at.kind === 'card' ? [at.card] : []));
  const seen = posesSeen(told);
  const roofOf = (id: TruckId): readonly Line[] => {
    const at = seen.get(pieceId(id))?.position;
    return at === undefined ? [] : [frame(at.x, at.z, TRUCK_M.long, TRUCK_M.wide)];
  };
  return {
    venues: venuesOf((isAsked ? places : []).flatMap((at) => (at.kind === 'venue' ? [at.venue] : []))),
    roofs: trucks.filter((id) => isAsked && !chosen.includes(id) && !isWasted(state, kind, id)).flatMap(roofOf),
    cards: cards.filter((slot) => slot !== liftedIn(told)).map((slot) => cardFrame(state, slot, isUpright)),
    chosen: chosen.flatMap(roofOf),
  };
}

/** A venue that pays nothing is none to be chosen, nor one to look at for money. */
const paidAt = (event: PayEvent): readonly Sides[] => (event.type === 'paid' ? [event.payout.venue] : []);

/** Where nothing can be picked, nothing lights up. */
function pointedIn(told: SessionState, state: TruckOffState | null): readonly Line[] {
  const { pointed, paying } = told;
  if (state === null || pointed?.kind !== 'venue') return NONE;
  return paying !== null || offerAt(offersOf(told), pointed) !== null ? [venueFrame(state, pointed.venue)] : NONE;
}
