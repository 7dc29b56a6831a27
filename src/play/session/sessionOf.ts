import type { StoreApi } from 'zustand/vanilla';
import type { GameTypes } from '#engine/game.ts';
import type { Fault } from '#sim/result.ts';
import type { ShownPieces } from '../table/shownPieces.ts';
import { Advice, type AdviceHere } from './advice.ts';
import { BotSeats, type BotsHere } from './botSeats.ts';
import { sittingCommands, undoCommands } from './commands.ts';
import type { SessionCore } from './core.ts';
import type { SessionBase } from './sessionBase.ts';
import type { MatchCommands, MatchState, Session } from './state.ts';
import type { OpenHand } from './tableTypes.ts';

/** The parts that a game's session is made of. */
export interface SessionOptions<T extends GameTypes, M> extends SessionBase {
  /** Thinks for the seats of computers, and of hints; left out where there are none. */
  readonly think?: BotsHere<T, M>['think'];
}

/** A game's session as the game itself knows it: with its own commands, and what is drawn of it. */
export interface SessionWith<T extends GameTypes, S extends MatchState<T>, C extends MatchCommands<T>> extends Session<
  T,
  S
> {
  readonly store: StoreApi<S>;
  readonly commands: C;
  readonly shown: ShownPieces;
  openHand?(): OpenHand;
}

/** A core with the pieces that are drawn of its match. */
export interface DrawnCore<T extends GameTypes, S extends MatchState<T>> extends SessionCore<T, S> {
  readonly shown: ShownPieces;
}

/** A game's part of its session, but for its own commands. `M`: a move of the game's bots. */
export interface SessionParts<T extends GameTypes, M> {
  readonly bots: Omit<BotsHere<T, M>, 'think'>;
  readonly hints: Omit<AdviceHere<T, M>, 'think'>;
  /** Real time passes, `rate` times as fast for the action under way. Returns whether the next picture will differ. */
  advance(seconds: number, rate: number, mayGoOn: () => boolean): boolean;
}

const nobodyThinks = (): Promise<never> => Promise.reject(new Error('no bot sits at this table'));

/** Everything in a session that is the same in each game; without bots or hints where a game has none. */
export function sessionOf<T extends GameTypes, S extends MatchState<T>, M>(
  core: DrawnCore<T, S>,
  { random, think }: Pick<SessionOptions<T, M>, 'random' | 'think'>,
  parts: Partial<SessionParts<T, M>> & Pick<SessionParts<T, M>, 'advance'>,
) {
  const { store, shown } = core;
  const bots = parts.bots && new BotSeats(core, { ...parts.bots, think: think ?? nobodyThinks });
  return {
    ...(bots && { bots }),
    ...(think && parts.hints && { advice: new Advice(core, { ...parts.hints, think }) }),
    store,
    shown,
    commands: {
      ...sittingCommands(core, random),
      ...undoCommands(core),
      dismissFault: () => core.tell({ fault: null }),
    },
    advance: (seconds: number, mayGoOn = () => true): boolean => {
      const onTheirWay = shown.pass(seconds);
      const goesOn = parts.advance(seconds, bots?.rate ?? 1, mayGoOn);
      return bots?.advance(seconds) === true || goesOn || onTheirWay;
    },
    setCalm: (calm: boolean): void => {
      shown.calm = calm;
    },
    onLateRefusal: (listener: (fault: Fault) => void) => core.onLateRefusal(listener),
    closing: () => undefined, // what is thrown or spun counts as soon as it is known how it lies
  };
}
