import { captainCard, type CaptainId } from '#games/trexlands/captains.ts';
import { faceIdOf, faceOf } from '../faces/face.ts';
import type { FaceId } from '../faces/pictures.ts';
import { worthOfLastX } from '#games/trexlands/fleet.ts';
import { rampOf } from '#games/trexlands/board/paths.ts';
import { CITY, nameOf, type Place, type RampId, type TerraId } from '#games/trexlands/ids.ts';
import { campOf, trucksOf, truckOf } from '#games/trexlands/queries.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { wheelAt } from '#games/trexlands/turn.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { About } from '#play/say/about.ts';
import { capitalised, listed } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';
import type { Thing } from '../session/sessionTypes.ts';
import { campLies } from './campLies.ts';
import { clauseOfFace } from './clauseOfCard.ts';
import { placeName, type Names } from './names.ts';
import { whatTerraIs } from './whatTerraIs.ts';

/** A thing that can be asked about: on the table, or only on panels. */
export type Subject =
  | Thing
  | { readonly kind: 'captain'; readonly captain: CaptainId }
  | { readonly kind: 'v' }
  | { readonly kind: 'x' }
  | { readonly kind: 'term'; readonly term: keyof typeof gameTexts.terms };

/** From the view of the player with the device. */
export function whatIs(view: TrexlandsState, subject: Subject, names: Names): About {
  switch (subject.kind) {
    case 'terra':
      return whatTerraIs(view, subject.terra, names);
    case 'city':
      return {
        title: capitalised(gameTexts.places.city),
        text: gameTexts.what.city(view.cityX, worthOfLastX(view)),
        clause: 'TX-24',
      };
    case 'ramp':
      return aboutRamp(view, subject.ramp);
    case 'border':
      return aboutBorder(view, subject.terra, subject.beyond);
    case 'truck':
      return aboutTruck(view, subject.truck, names);
    case 'camp':
      return aboutCamp(view, subject.seat, names);
    case 'wheel':
      return aboutWheel(view, names);
    case 'laying':
    case 'exchange':
      return {
        title: gameTexts.what.exchangeTitle,
        text: gameTexts.what.exchange(['deal', 'market', 'arena'].includes(view.phase.name)),
        clause: 'TX-54',
      };
    case 'arena':
      return { title: gameTexts.what.arenaTitle, text: gameTexts.what.arena, clause: 'TX-02' };
    case 'card':
      return aboutFace(subject.card);
    case 'lot':
    case 'face-down': {
      const shown = faceShown(view, subject);
      return shown === null ? aboutFaceDown(subject, names) : aboutFace(shown.face);
    }
    case 'captain':
      return {
        title: gameTexts.what.captainTitle(captainCard(subject.captain).name),
        text: captainCard(subject.captain).text,
        clause: 'TX-61',
      };
    case 'v':
      return { title: gameTexts.what.vTitle, text: gameTexts.what.v, clause: 'TX-20' };
    case 'term':
      return aboutTerm(view, subject.term);
    case 'x':
      return { title: gameTexts.what.xTitle, text: gameTexts.what.x, clause: 'TX-26' };
  }
}

const aboutFace = (face: FaceId): About => ({
  title: faceOf(face).name,
  text: faceOf(face).text,
  clause: clauseOfFace(face),
});

const aboutFaceDown = (thing: Thing, names: Names): About => ({
  title: thing.kind === 'face-down' ? gameTexts.exchange.cardOf(names.seat(thing.owner), thing.slot) : '',
  text: gameTexts.exchange.openNote,
  clause: 'TX-37',
});

/** The card that a thing is, and whose, as far as it is known; null for none. */
export function faceShown(
  { phase }: TrexlandsState,
  thing: Subject,
): { readonly face: FaceId; readonly seat?: Seat } | null {
  if (thing.kind === 'card') return { face: thing.card, ...(thing.seat !== undefined && { seat: thing.seat }) };
  if (thing.kind === 'captain') return { face: thing.captain };
  if (thing.kind === 'lot') {
    const lot = phase.name === 'market' ? phase.market[thing.slot - 1] : undefined;
    return lot === undefined ? null : { face: faceIdOf(lot.card) };
  }
  if (thing.kind !== 'face-down' || phase.name !== 'arena') return null;
  const { card } = phase.cards.filter(({ owner }) => owner === thing.owner)[thing.slot - 1] ?? { card: null };
  return card === null ? null : { face: faceIdOf(card), seat: thing.owner };
}

function aboutTerm({ options: { cycleLimit } }: TrexlandsState, term: keyof typeof gameTexts.terms): About {
  const { title, text, clause } = gameTexts.terms[term];
  if (term !== 'cycle' || cycleLimit === null) return { title, text, clause };
  return { title, text: `${text} ${gameTexts.what.cycleLimit(cycleLimit)}`, clause: 'TX-60' };
}

const aboutRamp = ({ board }: TrexlandsState, ramp: RampId): About => ({
  title: gameTexts.what.rampTitle(ramp),
  text: gameTexts.what.ramp(listed(rampOf(board, ramp)?.terra ?? [])),
  clause: 'TX-58',
});

function aboutBorder({ board }: TrexlandsState, terra: TerraId, beyond: Place): About {
  const border = board.borders.find(
    (b) => (b.terra === terra && b.beyond === beyond) || (b.terra === beyond && b.beyond === terra),
  );
  const kind = border?.kind ?? 'open';
  return {
    title: gameTexts.what.borderTitle(terra, placeName(beyond)),
    text: gameTexts.what.borders[kind],
    clause: beyond === CITY ? 'TX-57' : 'TX-11',
  };
}

function aboutTruck(view: TrexlandsState, id: PieceId, names: Names): About {
  if (rollAsked(view)?.trucks.includes(id) === true)
    return { title: names.truck(id), text: gameTexts.what.rolled, clause: 'TX-02' };
  const { at, mate } = truckOf(view, id);
  const where = gameTexts.what.truckIn(placeName(at));
  const text = mate === null ? gameTexts.what.truck : gameTexts.what.stack(nameOf(mate));
  return { title: names.truck(id), text: `${where} ${text}`, clause: mate === null ? 'TX-14' : 'TX-21' };
}

function aboutCamp(view: TrexlandsState, seat: Seat, names: Names): About {
  const { coins, x, captain, cards, deck } = campOf(view, seat);
  const inCamp = trucksOf(view, seat).filter(({ at }) => at === 'camp').length;
  const captainName = captain === null ? null : captainCard(captain.id).name;
  return {
    title: gameTexts.camp.title(names.seat(seat)),
    text: `${campLies(view, seat)} ${gameTexts.what.camp(coins, x, inCamp, cards.length, deck.length, captainName)}`,
    clause: 'TX-53',
  };
}

function aboutWheel(view: TrexlandsState, names: Names): About {
  const at = wheelAt(view);
  const where =
    at === null
      ? gameTexts.what.wheelNobody
      : at === 'exchange'
        ? gameTexts.what.wheelInExchange
        : gameTexts.what.wheelAt(names.seat(at));
  return {
    title: gameTexts.what.wheelTitle,
    text: `${where} ${gameTexts.what.wheel}`,
    clause: 'TX-14',
  };
}
