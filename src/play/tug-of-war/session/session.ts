import type { TugOfWarMove } from '#bots/tug-of-war/moves.ts';
import type { TugOfWarTypes } from '#games/tug-of-war/tugOfWar.ts';
import { asked } from '#games/tug-of-war/asked.ts';
import { againstModule } from '#games/tug-of-war/check.ts';
import type { Seat, Strength } from '#games/tug-of-war/ids.ts';
import { parseCommand } from '#games/tug-of-war/notation.ts';
import { isSeat } from '#games/tug-of-war/ids.ts';
import { ShownPieces } from '#play/table/shownPieces.ts';
import { DONE, type Outcome } from '#play/session/outcome.ts';
import { REFUSALS } from '#play/session/refusals.ts';
import { isOf } from '#play/session/players.ts';
import { sessionOf, type SessionOptions } from '#play/session/sessionOf.ts';
import { botsHere, hintsHere } from './botsHere.ts';
import { Core } from './core.ts';
import { SESSION_FAULTS } from './faults.ts';
import { aimedAgain, isAimed, plannedAt, submissionOf, withAim, withCard, withoutCard, type Plan } from './plan.ts';
import { offerAt, pressed } from '#play/game/offer.ts';
import { offersOf, whyNotAt } from '../offers/offers.ts';
import type { Choice, Session, SessionCommands, Thing } from './sessionTypes.ts';

type Part<K extends keyof SessionCommands> = Pick<SessionCommands, K>;

/** A match of Tug of War at this screen's table. */
export function createSession(options: Omit<SessionOptions<TugOfWarTypes, TugOfWarMove>, 'pace'>): Session {
  const core = new Core(options.physics, new ShownPieces());
  const session = sessionOf(core, options, {
    bots: botsHere(core),
    hints: hintsHere(core),
    advance: (seconds) => core.pass(seconds),
  });
  return {
    ...session,
    commands: {
      ...session.commands,
      ...planning(core),
      ...playing(core),
      concede: (seat) => (isSeat(seat) ? core.play({ do: 'concede', seat }) : core.refuse(REFUSALS.notYours)),
      setCamera: (camera) => core.look(camera, { pointed: null }),
      point: (pointed) => core.set({ pointed }),
      press: (thing) => press(core, thing),
      layAt: (card, thing) => layAt(core, planning(core).lay, card, thing),
      passTime: (ms) => core.passTime(ms),
    },
  };
}

const seatNow = ({ state: { match } }: Core): Seat => (match === null ? 0 : (asked(match.state)[0] ?? 0));

function playing(core: Core): Part<'act' | 'send' | 'typeMove'> {
  return {
    act: (choice) => core.act(choice),
    send: () => {
      const { plan } = core.state;
      const action = submissionOf(plan, seatNow(core));
      if (action !== null) return core.act(action);
      return core.refuse(plan.laid.length === 0 ? SESSION_FAULTS.nothingPlanned : missing(plan));
    },
    typeMove: (text) => {
      const read = parseCommand(text, seatNow(core));
      if (!read.ok) return core.refuse(read.fault);
      core.set({ fault: null });
      if (read.value.do === 'time') return core.refuse(SESSION_FAULTS.measured);
      return read.value.do === 'concede' ? core.play(read.value) : core.act(read.value);
    },
  };
}

const missing = ({ module }: Plan) => (isAimed(module) ? SESSION_FAULTS.noAim : SESSION_FAULTS.nothingPlanned);

function press(core: Core, thing: Thing): Outcome {
  const pressedAt = pressed(
    core,
    offerAt(offersOf(core.state), thing),
    () => whyNotAt(core.state, thing),
    (choice) => core.act(choice as Choice),
  );
  if (!pressedAt.ok && thing.kind === 'machine') {
    const isBlocked = pressedAt.fault.code.startsWith('blocked-'); // the machine itself says why
    core.set({ refused: { module: thing.module }, ...(isBlocked && { fault: null }) });
  }
  return pressedAt;
}

function layAt(core: Core, lay: SessionCommands['lay'], card: Strength, thing: Thing): Outcome {
  const before = core.state.plan;
  lay(card);
  const { plan } = core.state;
  if (plan === before) return DONE; // it cannot be laid now
  const module = thing.kind === 'tile' ? 'path' : thing.kind === 'machine' ? thing.module : plan.module;
  if (module === null) return DONE;
  const planned = plan.module === module ? DONE : press(core, { kind: 'machine', module });
  if (!planned.ok) core.set({ plan: before }); // nothing else happens
  else if (thing.kind !== 'machine') return press(core, thing);
  return planned;
}

function planning(core: Core): Part<'planAt' | 'lay' | 'takeUp' | 'aimNext' | 'aim' | 'chooseOption' | 'chooseBlock'> {
  /** Null: there is nothing to change. */
  const change = (how: (plan: Plan) => Plan | null): Outcome => {
    const next = how(core.state.plan);
    return next === null ? DONE : core.set({ plan: next, fault: null });
  };
  return {
    planAt: (module) => {
      const { match } = core.state;
      const seat = seatNow(core);
      if (module !== null && match !== null) {
        if (isOf(match.header, 'bot', seat)) return DONE; // it plans by itself
        const against = againstModule(match.state, { seat, module });
        if (against !== null) return core.refuse(against);
      }
      return change((plan) => plannedAt(plan, module));
    },
    lay: (card) =>
      change((plan) => {
        const { match } = core.state;
        const isTurn = match?.state.phase.name === 'play' && match.state.outcome === null;
        return isTurn ? withCard(plan, match.state.hands[seatNow(core)], card) : null;
      }),
    takeUp: (place) => change((plan) => withoutCard(plan, place)),
    aimNext: (place) => change((plan) => (plan.laid[place] === undefined ? null : aimedAgain(plan, place))),
    aim: (aim) => change((plan) => (isAimed(plan.module) && plan.laid.length > 0 ? withAim(plan, aim) : null)),
    chooseOption: (option) => change((plan) => ({ ...plan, option })),
    chooseBlock: (block) => change((plan) => ({ ...plan, block })),
  };
}
