import type { TruckOffMove } from '#bots/truck-off/moves.ts';
import type { TruckOffTypes } from '#games/truck-off/truckOff.ts';
import type { Target } from '#games/truck-off/actions.ts';
import { asked } from '#games/truck-off/asked.ts';
import type { CardKind } from '#games/truck-off/cards.ts';
import type { Slot } from '#games/truck-off/grid.ts';
import { parseCommand } from '#games/truck-off/notation.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { targetsOf } from '#games/truck-off/targets.ts';
import { ShownPieces } from '#play/table/shownPieces.ts';
import type { SessionOptions } from '#play/session/sessionOf.ts';
import { tellingSession } from '#play/session/telling.ts';
import { botsHere, hintsHere } from './botsHere.ts';
import { cardsOf, kindMeant, loneCard } from './cardsMeant.ts';
import { Core } from './core.ts';
import { offerAt, pressed } from '#play/game/offer.ts';
import { numberOf } from '#games/truck-off/ids.ts';
import { offersOf, pickedBy, whyNotAt } from '../offers/offers.ts';
import { DONE } from '#play/session/outcome.ts';
import { askedHere } from './players.ts';
import { SESSION_FAULTS } from './faults.ts';
import type { Session, SessionCommands } from './sessionTypes.ts';

export { cardsOf, cardsToPlay, kindMeant, kindsChosen, liftedIn, placesAimedAt } from './cardsMeant.ts';

type Part<K extends keyof SessionCommands> = Pick<SessionCommands, K>;

/** A match of Truck Off at this screen's table. */
export function createSession(options: SessionOptions<TruckOffTypes, TruckOffMove>): Session {
  const core = new Core(options.physics, new ShownPieces(), options.pace);
  const session = tellingSession(core, options, { bots: botsHere(core), hints: hintsHere(core) });
  return {
    ...session,
    // Dice in the hand; a truck that is carried is a choice, which may be secret.
    openHand: () => ({ moves: core.state.stage === 'aiming' }),
    commands: {
      ...session.commands,
      ...playing(core),
      ...aiming(core),
      ...picking(core),
      concede: (seat) => core.play({ do: 'concede', seat }),
      setCamera: (camera) => core.look(camera, { pointed: null }),
      point: (pointed) => core.set({ pointed }),
    },
  };
}

const seatNow = ({ state: { match } }: Core): number => (match === null ? 0 : (askedHere(match)[0] ?? 0));

function playing(core: Core): Part<'act' | 'throwDice' | 'tooSlow' | 'typeMove'> {
  const throwDice: SessionCommands['throwDice'] = (throws) =>
    core.runner.begin({ do: 'roll', seat: core.state.match?.state.roll?.by ?? seatNow(core), throws });
  return {
    act: (choice) => core.play(choice),
    throwDice,
    tooSlow: () => core.refuse(SESSION_FAULTS.tooSlow),
    typeMove: (text) => {
      const { match, holder } = core.state;
      const seat = match !== null && holder !== null && asked(match.state).includes(holder) ? holder : seatNow(core);
      const read = parseCommand(text, seat);
      if (!read.ok) return core.refuse(read.fault);
      core.set({ fault: null });
      return read.value.do === 'roll' ? throwDice(read.value.throws) : core.play(read.value);
    },
  };
}

/** All legal targets of the chosen card. */
export function targetsNow(state: TruckOffState, card: CardKind | Slot): readonly Target[] {
  const kind = kindMeant(state, card);
  const [seat = 0] = asked(state);
  return kind === null ? [] : targetsOf(state, seat, kind);
}

/** On the table itself. */
function picking(core: Core): Part<'press' | 'playAt' | 'lift' | 'carry' | 'drop'> {
  const press: SessionCommands['press'] = (thing) =>
    pressed(core, offerAt(offersOf(core.state), thing), () => whyNotAt(core.state, thing));
  return {
    press,
    playAt: (card, thing) => {
      const { card: before } = core.state;
      if (core.state.match?.state.phase.name === 'cards') return core.refuse(SESSION_FAULTS.later);
      if (!cardsOf(core.state).includes(card)) return DONE;
      core.set({ card, truck: null, fault: null });
      const played = press(thing);
      if (!played.ok) core.set({ card: before }); // nothing else happens
      return played;
    },
    lift: (truck) => (core.state.match?.state.phase.name === 'trucks' ? core.set({ truck }) : DONE),
    drop: () => core.set({ card: loneCard(core.state), truck: null, selected: [] }),
    carry: (truck, venue) => {
      const { match, selected } = core.state;
      if (match?.state.phase.name === 'trucks') {
        if (venue !== null && numberOf(truck) !== venue) return core.refuse(SESSION_FAULTS.ownVenue(numberOf(truck)));
        return selected.includes(truck) === (venue === null) ? press({ kind: 'truck', truck }) : DONE;
      }
      if (venue === null) return DONE;
      const offer = offerAt(offersOf(core.state), { kind: 'truck', truck });
      if (pickedBy(offer) === truck) press({ kind: 'truck', truck });
      return press({ kind: 'venue', venue });
    },
  };
}

function aiming(core: Core): Part<'chooseCard'> {
  return { chooseCard: (card) => core.set({ card, truck: null, fault: null }) };
}
