import type { Choice } from '#games/tractor-pull/actions.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import { isSeat, type Seat, type Space } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { parseCommand } from '#games/tractor-pull/notation.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { SessionBase } from '#play/session/sessionBase.ts';
import { ShownPieces } from '#play/table/shownPieces.ts';
import { sittingCommands, undoCommands } from '#play/session/commands.ts';
import { Advice } from '#play/session/advice.ts';
import { BotSeats } from '#play/session/botSeats.ts';
import { DONE, type Outcome } from '#play/session/outcome.ts';
import { REFUSALS } from '#play/session/refusals.ts';
import { AutoAdvance } from '#play/session/autoAdvance.ts';
import { adviceHere, botsHere, noBots, type Think } from './botsHere.ts';
import { Core } from './core.ts';
import { askedHere, personsPlay } from './players.ts';
import type { Session, SessionCommands, SessionState, Thing } from './sessionTypes.ts';

type Part<K extends keyof SessionCommands> = Pick<SessionCommands, K>;

interface SessionOptions extends SessionBase {
  /** Thinks for the seats of computers, and of hints; left out where there are none. */
  readonly think?: Think;
}

/** A match of Tractor Pull at this screen's table. */
export function createSession({ physics, random, pace, think }: SessionOptions): Session {
  const shown = new ShownPieces();
  const core = new Core(physics, shown, pace);
  const { runner } = core;
  const bots = new BotSeats(core, botsHere(core, think ?? noBots));
  const readOn = new AutoAdvance({
    unread: () => isUnread(core.state),
    bots: () => core.state.bots,
    next: () => core.tellNext(),
  });
  return {
    bots,
    ...(think && { advice: new Advice(core, adviceHere(core, think)) }),
    store: core.store,
    shown,
    commands: {
      ...sittingCommands(core, random),
      ...undoCommands(core),
      ...playing(core),
      choose: (thing) => choose(core, thing),
      concede: (seat) => (isSeat(seat) ? core.play({ do: 'concede', seat }) : core.refuse(REFUSALS.notYours)),
      dismissFault: () => core.set({ fault: null }),
      setCamera: (camera) => {
        core.look(camera);
        return core.set({ pointed: null });
      },
      point: (pointed) => core.set({ pointed }),
      read: (reading) => core.set({ reading }),
      goOn: () => {
        if (core.state.stage === 'spinning') runner.toEnd();
        else core.tellNext();
        return DONE;
      },
      tellAll: () => {
        core.tellAll();
        return DONE;
      },
    },
    advance: (seconds, mayGoOn = () => true) => {
      const onTheirWay = shown.pass(seconds);
      const spins = runner.advance(seconds * bots.rate, mayGoOn);
      const goesOn = readOn.advance(seconds);
      return bots.advance(seconds) || spins || goesOn || onTheirWay;
    },
    onPassage: (listener) => runner.listen(listener),
    setCalm: (calm) => {
      shown.calm = calm;
    },
    closing: () => undefined, // a spin counts as soon as it is known how the wrench lies
  };
}

/** The seat for which the device is, or that is asked first. */
const isUnread = ({ stage, match, spectating }: SessionState): boolean =>
  stage === 'telling' && match !== null && !personsPlay(match) && !spectating;

const seatNow = ({ state: { match, eyes } }: Core): Seat => {
  const seats = match === null ? [] : askedHere(match);
  return seats.find((seat) => seat === eyes) ?? seats[0] ?? 0;
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

/** The choices that a thing on the table is a part of, for the seat that is asked and may choose openly. */
export function choicesWith(state: TractorPullState, thing: Thing, picked: Space | null): readonly Choice[] {
  const [seat] = asked(state);
  if (seat === undefined || thing.kind === 'wrench' || state.phase.name === 'deploy') return [];
  return choicesOf(state, seat).filter((choice) => {
    if (choice.do === 'recruit') return thing.kind === 'pair' && choice.pair === thing.pair;
    if (thing.kind !== 'space') return false;
    if (choice.do === 'eject') return choice.space === thing.space;
    if (choice.do !== 'resolve') return false;
    const { spaces } = choice.target;
    return spaces.includes(thing.space) && (picked === null || picked === thing.space || spaces.includes(picked));
  });
}

/** A thing that is no part of a choice is only looked at. */
function choose(core: Core, thing: Thing): Outcome {
  const { match, stage, picked, reading } = core.state;
  if (thing.kind === 'reference') return core.set({ reading: !reading });
  if (match === null || stage !== 'choosing') return DONE;
  const found = choicesWith(match.state, thing, picked);
  const [only] = found;
  const isPair = only?.do === 'resolve' && only.target.spaces.length > 1;
  if (only === undefined) return DONE;
  if (!isPair) return core.play(only);
  if (thing.kind !== 'space') return DONE;
  if (picked === null) return core.set({ picked: thing.space, fault: null });
  return picked === thing.space ? core.set({ picked: null }) : core.play(only);
}
