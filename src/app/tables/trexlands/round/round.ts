import { startMatch } from '../../../../engine/match.ts';
import { LARGEST_SEED } from '../../../../engine/random.ts';
import { consent, requestUndo, withdrawUndo } from '../../../../engine/undo.ts';
import { asked } from '../../../../games/trexlands/asked.ts';
import { ownerOf } from '../../../../games/trexlands/ids.ts';
import { choicesOf } from '../../../../games/trexlands/legal.ts';
import { parseCommand } from '../../../../games/trexlands/notation.ts';
import { trexlands, type TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import type { PieceId, Seat } from '../../../../sim/ids.ts';
import type { Physics } from '../../../../sim/physics.ts';
import { ok, type Result } from '../../../../sim/result.ts';
import { TICK_HZ } from '../../../../sim/settings.ts';
import { ROUND_FAULTS } from './faults.ts';
import { speakerInHand, whyNotInHand, whyNotTakenBack } from './inHand.ts';
import { RollDesk, type RollPace } from './rollDesk.ts';
import { RoundCore } from './roundCore.ts';
import type { Round, RoundCommands, RoundState } from './roundTypes.ts';
import { ShownTrucks } from './shownTrucks.ts';
import { waysTo } from './ways.ts';
import { upNext } from '../throwing/upNext.ts';

export interface RoundOptions {
  readonly physics: Physics;
  /** Chance from 0 to 1, for seeds. */
  readonly random: () => number;
  readonly pace: RollPace;
}

type Part<K extends keyof RoundCommands> = Pick<RoundCommands, K>;

/** A match of Trexlands at this screen's table. No globals: a page may have several. */
export function createRound({ physics, random, pace }: RoundOptions): Round {
  const shown = new ShownTrucks();
  const core = new RoundCore(physics, shown);
  const desk = new RollDesk(core, pace);
  return {
    store: core.store,
    shown,
    commands: {
      ...sitting(core, desk, random),
      ...choosing(core, desk),
      ...typing(core, desk),
      ...takingBack(core, desk),
      ...desk.commands,
    },
    advance: (seconds, mayGoOn = () => true) => {
      const onTheirWay = shown.pass(seconds);
      return desk.advance(seconds, mayGoOn) || onTheirWay;
    },
    onPassage: (listener) => desk.listen(listener),
    setCalm: (calm) => {
      shown.calm = calm;
    },
  };
}

/** Sitting down, getting up. A roll that is rolling is over at once for whoever gets up. */
function sitting(
  core: RoundCore,
  desk: RollDesk,
  random: () => number,
): Part<'newMatch' | 'resume' | 'leave' | 'lookOn' | 'playOn' | 'follow'> {
  const open = (match: TrexlandsMatch | null, lookingOn = false): void => {
    desk.abandon();
    core.open(match, lookingOn);
  };
  const conclude = (): void => {
    if (core.state.stage === 'rolling') desk.commands.goOn();
    if (core.state.stage === 'called') desk.commands.goOn();
  };
  return {
    newMatch: ({ seats, setup, seed }) => {
      const started = startMatch(trexlands, {
        build: core.physics.build,
        tickHz: TICK_HZ,
        seed: seed ?? Math.floor(random() * (LARGEST_SEED + 1)),
        seats,
        setup,
      });
      if (started.ok) open(started.value);
      else core.refuse(started.fault);
      return started;
    },
    resume: (match, how) => open(match, how?.lookingOn),
    leave: () => {
      conclude();
      open(null);
    },
    lookOn: (underWay) => {
      if (underWay === 'conclude') conclude();
      desk.abandon();
      const { played } = core.state;
      if (played) core.show(played, 'at-once');
      core.set({ lookingOn: true });
    },
    playOn: () => core.set({ lookingOn: false }),
    follow: (match) => {
      desk.abandon();
      core.show(match);
    },
  };
}

function choosing(
  core: RoundCore,
  desk: RollDesk,
): Part<
  | 'act'
  | 'timeIsOver'
  | 'passDevice'
  | 'choose'
  | 'moveTo'
  | 'point'
  | 'light'
  | 'concede'
  | 'setCamera'
  | 'dismissFault'
> {
  return {
    act: (choice) => void core.play(choice),
    timeIsOver: (elapsedMs) => void core.play({ do: 'time', elapsedMs }),
    concede: (seat) => void core.play({ do: 'concede', seat }),
    passDevice: (eyes) => core.set({ eyes, fault: null }), // which may quote what was typed in private
    choose: (truck) => core.set({ chosen: truck === null ? [] : chosenWith(core, truck), fault: null }),
    moveTo: (place) => {
      const { match, chosen } = core.state;
      const [first] = chosen;
      if (match === null || first === undefined) return;
      const ways = waysTo(choicesOf(match.state, ownerOf(first)), chosen, place);
      const [way] = ways;
      if (way === undefined) core.refuse(ROUND_FAULTS.cannotGo(place));
      else if (ways.length > 1) core.refuse(ROUND_FAULTS.severalWays(place));
      else core.play(way);
    },
    point: (pointed) => core.set({ pointed }),
    light: (lit) => core.set({ lit }),
    setCamera: (camera) => {
      desk.lookAway();
      core.set({ camera });
    },
    dismissFault: () => core.set({ fault: null }),
  };
}

/** The truck with the one that it is stacked with, the lower number first; nothing where it is not its owner's turn to choose. */
function chosenWith({ state: { match } }: RoundCore, truck: PieceId): readonly PieceId[] {
  const found = match?.state.trucks.find(({ id }) => id === truck);
  if (!match || !found || !asked(match.state).includes(ownerOf(truck))) return [];
  return found.mate === null ? [truck] : [truck, found.mate].sort();
}

function typing(core: RoundCore, desk: RollDesk): Part<'typeMove'> {
  return {
    typeMove: (text, by) => {
      const { match } = core.state;
      if (match === null) return { ok: false, fault: ROUND_FAULTS.noMatch };
      const who = by ?? whoTypes(core, text);
      const read = parseCommand(text, who ?? (0 as Seat));
      if (!read.ok) {
        core.refuse(read.fault);
        return read;
      }
      core.set({ fault: null });
      const command = read.value;
      if (command.do !== 'roll') core.play(command);
      else desk.say(command);
      const { fault } = core.state;
      return fault === null ? ok(null) : { ok: false, fault };
    },
  };
}

/** While trucks are thrown, whose come next. Else whoever has the device; of several seats that are asked the first for which it is a choice, or the first. */
function whoTypes({ state }: RoundCore, text: string): Seat | null {
  const { match, thrown } = state;
  const next = match === null ? null : upNext(match.state, thrown);
  if (next !== null) return next.seat;
  const seats = match === null ? [] : asked(match.state);
  return speakerInHand(state) ?? seats.find((seat) => isChoice(state, seat, text)) ?? seats[0] ?? null;
}

function isChoice(state: RoundState, seat: Seat, text: string): boolean {
  const read = parseCommand(text, seat);
  if (state.match === null || !read.ok || read.value.do === 'roll' || whyNotInHand(state, read.value) !== null)
    return false;
  return trexlands.check(state.match.state, read.value).ok;
}

/** Taking back: by consent where chance has spoken. */
function takingBack(
  core: RoundCore,
  desk: RollDesk,
): Part<'requestUndo' | 'consentUndo' | 'refuseUndo' | 'withdrawUndo'> {
  const change = (how: (match: TrexlandsMatch) => Result<TrexlandsMatch>): void => {
    const { match, lookingOn, stage } = core.state;
    if (match === null) return void core.refuse(ROUND_FAULTS.noMatch);
    if (lookingOn) return void core.refuse(ROUND_FAULTS.lookingOn);
    if (stage === 'rolling' || stage === 'called') return void core.refuse(ROUND_FAULTS.rolling);
    const changed = how(match);
    if (!changed.ok) return void core.refuse(changed.fault);
    if (changed.value.log.length < match.log.length) desk.abandon();
    core.show(changed.value);
  };
  const withTheDevice = (): Result<never> | null => {
    const fault = whyNotTakenBack(core.state);
    return fault && { ok: false, fault };
  };
  return {
    requestUndo: (by) =>
      change(
        (match) =>
          withTheDevice() ?? requestUndo(trexlands, match, by ?? match.log.at(-1)?.seat ?? asked(match.state)[0] ?? 0),
      ),
    consentUndo: (seat) => change((match) => consent(match, seat, true)),
    refuseUndo: (seat) => change((match) => consent(match, seat, false)),
    withdrawUndo: () => change((match) => (match.undo ? withdrawUndo(match, match.undo.by) : ok(match))),
  };
}
