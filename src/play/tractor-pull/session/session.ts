import type { TractorPullMove } from '#bots/tractor-pull/moves.ts';
import type { TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import { isSeat, type Seat } from '#games/tractor-pull/ids.ts';
import { parseCommand } from '#games/tractor-pull/notation.ts';
import { ShownPieces } from '#play/table/shownPieces.ts';
import { DONE, type Outcome } from '#play/session/outcome.ts';
import { REFUSALS } from '#play/session/refusals.ts';
import type { SessionOptions } from '#play/session/sessionOf.ts';
import { tellingSession } from '#play/session/telling.ts';
import { botsHere, hintsHere } from './botsHere.ts';
import { offerAt, pressed } from '#play/game/offer.ts';
import { view } from '#games/tractor-pull/view.ts';
import { chooserOf, offersOf, whyNotAt } from '../offers/offers.ts';
import { handOf } from '../say/hand.ts';
import { ropeFor } from '../say/rowHint.ts';
import { Core } from './core.ts';
import { askedHere } from './players.ts';
import type { Session, SessionCommands, Thing } from './sessionTypes.ts';

type Part<K extends keyof SessionCommands> = Pick<SessionCommands, K>;

/** A match of Tractor Pull at this screen's table. */
export function createSession(options: SessionOptions<TractorPullTypes, TractorPullMove>): Session {
  const core = new Core(options.physics, new ShownPieces(), options.pace);
  const session = tellingSession(core, options, { bots: botsHere(core), hints: hintsHere(core) });
  return {
    ...session,
    commands: {
      ...session.commands,
      ...playing(core),
      ...laying(core),
      choose: (thing) => choose(core, thing),
      concede: (seat) => (isSeat(seat) ? core.play({ do: 'concede', seat }) : core.refuse(REFUSALS.notYours)),
      setCamera: (camera) => core.look(camera, { pointed: null }),
      point: (pointed) => core.set({ pointed }),
      read: (reading) => core.set({ reading }),
    },
  };
}

/** The seat for which the device is, or that is asked first. */
const seatNow = ({ state: { match, holder } }: Core): Seat => {
  const seats = match === null ? [] : askedHere(match);
  return seats.find((seat) => seat === holder) ?? seats[0] ?? 0;
};

function playing(core: Core): Part<'act' | 'spin' | 'typeMove'> {
  const spin: SessionCommands['spin'] = (flick) => core.runner.begin({ do: 'spin', seat: seatNow(core), flick });
  return {
    act: (choice) => core.play(choice),
    spin,
    typeMove: (text) => {
      const read = parseCommand(text, seatNow(core));
      if (!read.ok) return core.refuse(read.fault);
      core.set({ fault: null });
      return read.value.do === 'spin' ? spin(read.value.flick) : core.play(read.value);
    },
  };
}

/** Cards in hand, before they are played. */
function laying(core: Core): Part<'lay' | 'takeUp' | 'lift' | 'pickItem' | 'turn'> {
  return {
    lift: (card, from) => core.set({ card, from: from ?? null, fault: null }),
    lay: (card, at) => {
      if (at !== undefined) {
        core.set({ card });
        const laid = choose(core, { kind: 'space', space: at });
        core.set({ card: null, from: null });
        return laid;
      }
      const { match, row, aimed } = core.state;
      const seat = chooserOf(core.state);
      if (match === null || seat === null) return DONE;
      const hand = handOf(view(match.state, seat), seat);
      const place = hand.findIndex((one, i) => one === card && !row.includes(i));
      if (place < 0) return DONE;
      const rope = ropeFor(hand, aimed?.do === 'deploy' ? aimed.vehicles : [], row, place);
      return core.set({ row: row.map((was, i) => (i === rope ? place : was)), card: null, fault: null });
    },
    takeUp: (rope) => core.set({ row: core.state.row.map((was, i) => (i === rope - 1 ? null : was)), card: null }),
    pickItem: (item) => core.set({ item, fault: null }),
    turn: (leaf) => core.set({ leaf }),
  };
}

/** A thing that is no part of a choice is only looked at, or says why it cannot be picked. */
function choose(core: Core, thing: Thing): Outcome {
  return pressed(core, offerAt(offersOf(core.state), thing), () => whyNotAt(core.state, thing));
}
