import type { TractorPullMove } from '#bots/tractor-pull/moves.ts';
import type { TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import type { Choice } from '#games/tractor-pull/actions.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import { isSeat, type Seat, type Space } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { parseCommand } from '#games/tractor-pull/notation.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { ShownPieces } from '#play/table/shownPieces.ts';
import { DONE, type Outcome } from '#play/session/outcome.ts';
import { REFUSALS } from '#play/session/refusals.ts';
import type { SessionOptions } from '#play/session/sessionOf.ts';
import { tellingSession } from '#play/session/telling.ts';
import { botsHere, hintsHere } from './botsHere.ts';
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
