import type { TrexlandsAction } from '#games/trexlands/actions.ts';
import type { Outcome } from '#play/session/outcome.ts';
import { asked } from '#games/trexlands/asked.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { parseCommand } from '#games/trexlands/notation.ts';
import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import { trexlands, type TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import { fail } from '#sim/result.ts';
import { SESSION_FAULTS } from './faults.ts';
import { speakerInHand, refusedByDevice } from './inHand.ts';
import type { UndoCommands } from '#play/session/state.ts';
import type { RollRunner } from './rollRunner.ts';
import { Core, type WhyNotTruck } from './core.ts';
import type { Session, SessionCommands, SessionState } from './sessionTypes.ts';
import { ShownPieces } from '#play/table/shownPieces.ts';
import { nobody } from './together.ts';
import { sessionOf, type SessionOptions } from '#play/session/sessionOf.ts';
import { botsHere, hintsHere } from './botsHere.ts';
import { AutoAdvance } from '#play/session/autoAdvance.ts';
import { goesOnAlone, ownAmong } from './players.ts';
import { offerAt, pressed } from '#play/game/offer.ts';
import { offersOf, whyNotAt } from '../offers/offers.ts';
import { asOne, waysTo } from './ways.ts';
import { whyNotTo } from './whyNotTo.ts';
import { upNext } from '../throwing/upNext.ts';

interface TrexlandsOptions extends SessionOptions<TrexlandsTypes, TrexlandsMove> {
  /** The seat of the only player at this screen, where rivals are no bots and still no persons: in a lesson. */
  readonly alone?: Seat;
  /** Objects to a truck of the player's own: a step of a lesson may be about another one. */
  readonly whyNotTruck?: WhyNotTruck;
}

type Part<K extends keyof SessionCommands> = Pick<SessionCommands, K>;

/** A match of Trexlands at this screen's table. No globals: a page may have several. */
export function createSession({ alone, whyNotTruck, ...options }: TrexlandsOptions): Session {
  const core = new Core(options.physics, new ShownPieces(), options.pace, alone ?? null, whyNotTruck);
  const { runner } = core;
  const readOn = new AutoAdvance({
    unread: () => goesOnAlone(core.state),
    bots: () => core.state.bots,
    next: () => void runner.commands.goOn(),
  });
  const session = sessionOf(core, options, {
    bots: botsHere(core),
    hints: hintsHere(core),
    advance: (seconds, rate, mayGoOn) => {
      const rolls = runner.advance(seconds * rate, mayGoOn);
      const enters = core.seeArrivals(seconds);
      return readOn.advance(seconds) || rolls || enters;
    },
  });
  return {
    ...session,
    commands: {
      ...session.commands,
      ...takingBack(core, session.commands),
      ...choosing(core, runner),
      ...typing(core, runner),
      ...runner.commands,
    },
    onPassage: (listener) => runner.listen(listener),
    openHand: () => ({ moves: (core.state.stage === 'aiming' && !core.runner.isSent) || core.state.carried }),
  };
}

/** Everything that one press has done is taken back at once. */
function takingBack(core: Core, commands: UndoCommands): Partial<UndoCommands> {
  return {
    requestUndo: (by, from) => commands.requestUndo(by, from ?? core.lastFrom),
    mayTakeBack: (from) => commands.mayTakeBack(from ?? core.lastFrom),
    whyNotTakeBack: (from) => commands.whyNotTakeBack(from ?? core.lastFrom),
    askedToTakeBack: (from) => commands.askedToTakeBack(from ?? core.lastFrom),
  };
}

function choosing(
  core: Core,
  runner: RollRunner,
): Part<
  | 'act'
  | 'nobody'
  | 'timeIsOver'
  | 'choose'
  | 'moveTo'
  | 'press'
  | 'carry'
  | 'look'
  | 'lay'
  | 'point'
  | 'light'
  | 'concede'
  | 'setCamera'
> {
  const act = (choice: TrexlandsAction): Outcome =>
    core.play(choice, 'played', () => {
      if (choice.do !== 'stack' && choice.do !== 'unstack') return;
      core.set({ chosen: chosenWith(core, choice.trucks[0]) }); // it is about to MOVE
    });
  const choose: SessionCommands['choose'] = (truck) => {
    const against = truck === null ? null : core.whyNotTruck(truck);
    if (against !== null) return core.refuse(against);
    const chosen = truck === null ? [] : chosenWith(core, truck);
    // A hint speaks of what it marks: without its marks its words go, too, and it can be asked for again.
    return core.set({ chosen, ...(core.state.aimed && { aimed: null, advice: null }), fault: null });
  };
  return {
    act,
    nobody: (only) => nobody(core, only),
    timeIsOver: (elapsedMs) => core.play({ do: 'time', elapsedMs }),
    concede: (seat) => core.play({ do: 'concede', seat }),
    choose,
    moveTo: (place) => {
      const { match, chosen } = core.state;
      const [first] = chosen;
      if (match === null || first === undefined) return fail(SESSION_FAULTS.noneChosen);
      const [way] = waysTo(choicesOf(match.state, ownerOf(first)), chosen, place);
      return way === undefined ? core.refuse(whyNotTo(match.state, chosen, place)) : core.play(way);
    },
    press: (thing) => {
      const offer = offerAt(offersOf(core.state), thing);
      const picks = offer !== null && 'picks' in offer.next ? offer.next.picks : null;
      if (picks?.chosen !== undefined) return choose(picks.chosen[0] ?? null);
      return pressed(core, offer, () => whyNotAt(core.state, thing), act);
    },
    carry: (carried) => core.set({ carried }),
    look: (looked) => core.set({ looked }),
    lay: (laid) => core.set({ laid }),
    point: (pointed) => core.set({ pointed }),
    light: (lit) => core.set({ lit }),
    setCamera: (camera) => {
      runner.lookAway();
      return core.look(camera, { pointed: null });
    },
  };
}

/**
 * The truck with the one that it is stacked with, the lower number first; nothing where it is not its owner's turn to
 * choose.
 */
function chosenWith({ state }: Core, truck: PieceId): readonly PieceId[] {
  const { match } = state;
  const found = match?.state.trucks.find(({ id }) => id === truck);
  if (!match || !found || !ownAmong(state, asked(match.state)).includes(ownerOf(truck))) return [];
  return asOne(found);
}

function typing(core: Core, runner: RollRunner): Part<'typeMove'> {
  return {
    typeMove: (text, by) => {
      const { match } = core.state;
      if (match === null) return fail(SESSION_FAULTS.noMatch);
      const who = by ?? whoTypes(core, text);
      const read = parseCommand(text, who ?? (0 as Seat));
      if (!read.ok) return core.refuse(read.fault);
      core.set({ fault: null });
      const command = read.value;
      return command.do === 'roll' ? runner.say(command) : core.play(command);
    },
  };
}

/**
 * While trucks are thrown, the seat that throws next. Else that of the player with the device; of several seats that
 * are asked the first for which it is a choice, or the first.
 */
function whoTypes({ state }: Core, text: string): Seat | null {
  const { match, thrown } = state;
  const next = match === null ? null : upNext(match.state, thrown);
  if (next !== null) return next.seat;
  const seats = match === null ? [] : ownAmong(state, asked(match.state));
  return speakerInHand(state) ?? seats.find((seat) => isChoice(state, seat, text)) ?? seats[0] ?? null;
}

function isChoice(state: SessionState, seat: Seat, text: string): boolean {
  const read = parseCommand(text, seat);
  if (state.match === null || !read.ok || read.value.do === 'roll' || refusedByDevice(state, read.value) !== null)
    return false;
  return trexlands.check(state.match.state, read.value).ok;
}
