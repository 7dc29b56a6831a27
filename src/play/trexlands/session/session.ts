import { asked } from '#games/trexlands/asked.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { parseCommand } from '#games/trexlands/notation.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import { fail } from '#sim/result.ts';
import { SESSION_FAULTS } from './faults.ts';
import { speakerInHand, whyNotInHand } from './inHand.ts';
import { sittingCommands, undoCommands } from '#play/session/commands.ts';
import type { Pace, UndoCommands } from '#play/session/state.ts';
import type { RollRunner } from './rollRunner.ts';
import { Core, type WhyNotTruck } from './core.ts';
import type { Session, SessionCommands, SessionState } from './sessionTypes.ts';
import { ShownPieces } from '#play/table/shownPieces.ts';
import { nobody } from './together.ts';
import { adviceHere } from './adviceHere.ts';
import { botsHere, noBots, type Think } from './botsHere.ts';
import { AutoAdvance } from '#play/session/autoAdvance.ts';
import { goesOnAlone, ownAmong } from './players.ts';
import { Advice } from '#play/session/advice.ts';
import { BotSeats } from '#play/session/botSeats.ts';
import { waysTo } from './ways.ts';
import { whyNotTo } from './whyNotTo.ts';
import { upNext } from '../throwing/upNext.ts';

export interface SessionOptions {
  readonly physics: Physics;
  /** Chance from 0 to 1, for seeds. */
  readonly random: () => number;
  readonly pace: Pace;
  /** The seat of the only player at this screen, where rivals are no bots and still no persons: in a lesson. */
  readonly alone?: Seat;
  /** Objects to a truck of the player's own: a step of a lesson may be about another one. */
  readonly whyNotTruck?: WhyNotTruck;
  /** Thinks for the seats of bots, and of hints; left out where there are none. */
  readonly think?: Think;
}

type Part<K extends keyof SessionCommands> = Pick<SessionCommands, K>;

/** A match of Trexlands at this screen's table. No globals: a page may have several. */
export function createSession({ physics, random, pace, alone, whyNotTruck, think }: SessionOptions): Session {
  const shown = new ShownPieces();
  const core = new Core(physics, shown, pace, alone ?? null, whyNotTruck);
  const { runner } = core;
  const bots = new BotSeats(core, botsHere(core, think ?? noBots));
  const readOn = new AutoAdvance({
    unread: () => goesOnAlone(core.state),
    bots: () => core.state.bots,
    next: () => {
      const { stage, bots: told } = core.state;
      if (stage !== 'rolling' || told?.pace === 'at-once') runner.commands.goOn(); // else it is seen on its way
    },
  });
  return {
    bots,
    ...(think && { advice: new Advice(core, adviceHere(core, think)) }),
    store: core.store,
    shown,
    commands: {
      ...sittingCommands(core, random),
      ...choosing(core, runner),
      ...typing(core, runner),
      ...takingBack(core),
      ...runner.commands,
    },
    advance: (seconds, mayGoOn = () => true) => {
      const onTheirWay = shown.pass(seconds);
      const rolls = runner.advance(seconds * bots.rate, mayGoOn);
      const goesOn = readOn.advance(seconds);
      return bots.advance(seconds) || rolls || goesOn || onTheirWay;
    },
    onPassage: (listener) => runner.listen(listener),
    setCalm: (calm) => {
      shown.calm = calm;
    },
    closing: () => undefined, // a roll counts as soon as it rolls
  };
}

/** Everything that one press has done is taken back at once. */
function takingBack(core: Core): UndoCommands {
  const commands = undoCommands(core);
  return {
    ...commands,
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
  | 'askWayTo'
  | 'point'
  | 'light'
  | 'concede'
  | 'setCamera'
  | 'dismissFault'
> {
  return {
    act: (choice) =>
      core.play(choice, 'played', () => {
        if (choice.do !== 'stack' && choice.do !== 'unstack') return;
        core.set({ chosen: chosenWith(core, choice.trucks[0]) }); // it is about to MOVE
      }),
    nobody: (only) => nobody(core, only),
    timeIsOver: (elapsedMs) => core.play({ do: 'time', elapsedMs }),
    concede: (seat) => core.play({ do: 'concede', seat }),
    choose: (truck) => {
      const against = truck === null ? null : core.whyNotTruck(truck);
      if (against !== null) return core.refuse(against);
      const chosen = truck === null ? [] : chosenWith(core, truck);
      return core.set({ chosen, wayTo: null, aimed: null, fault: null });
    },
    moveTo: (place) => {
      const { match, chosen } = core.state;
      const [first] = chosen;
      if (match === null || first === undefined) return fail(SESSION_FAULTS.noneChosen);
      const ways = waysTo(choicesOf(match.state, ownerOf(first)), chosen, place);
      const [way] = ways;
      if (way === undefined) return core.refuse(whyNotTo(match.state, chosen, place));
      if (ways.length === 1) return core.play(way);
      core.set({ wayTo: place });
      return core.refuse(SESSION_FAULTS.severalWays(place));
    },
    askWayTo: (wayTo) => core.set({ wayTo }),
    point: (pointed) => core.set({ pointed }),
    light: (lit) => core.set({ lit }),
    setCamera: (camera) => {
      runner.lookAway();
      core.look(camera);
      return core.set({ pointed: null });
    },
    dismissFault: () => core.set({ fault: null }),
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
  return found.mate === null ? [truck] : [truck, found.mate].sort();
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
  if (state.match === null || !read.ok || read.value.do === 'roll' || whyNotInHand(state, read.value) !== null)
    return false;
  return trexlands.check(state.match.state, read.value).ok;
}
