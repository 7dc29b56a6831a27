import type { Game, GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import { consent, requestUndo, withdrawUndo } from '#engine/undo.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Heard, LetGo, Master, UndoRequested } from './master.ts';

/** A match that is kept on this screen: every answer comes within the call. */
export class MatchHere<T extends GameTypes> implements Master<T> {
  /** The screen is everybody's. */
  readonly seat = null;

  constructor(
    private readonly game: Game<T>,
    public match: Match<T>,
  ) {}

  get handDraws(): Match<T>['random'] {
    return this.match.random;
  }

  /** It counts when it lies, and is forgotten where the screen is left before that. */
  letGo(action: T['action'], heard: Heard<LetGo<T>>): void {
    heard(ok({ action, draws: this.match.random }));
  }

  play(action: T['action'], performed: T['performed'] | null, heard: Heard<null>): void {
    heard(this.goOn(play(this.game, this.match, action, performed)));
  }

  undo(request: UndoRequested, heard: Heard<null>): void {
    heard(this.goOn(undone(this.game, this.match, request)));
  }

  /** No other screen has it. */
  listen(): () => void {
    return () => undefined;
  }

  private goOn(next: Result<Match<T>>): Result<null> {
    if (!next.ok) return next;
    this.match = next.value;
    return ok(null);
  }
}

/** The match after a wish about taking back. Faults: those of the engine's undo. */
export function undone<T extends GameTypes>(game: Game<T>, match: Match<T>, request: UndoRequested): Result<Match<T>> {
  switch (request.do) {
    case 'ask':
      return requestUndo(game, match, request.by, request.from);
    case 'answer':
      return consent(match, request.seat, request.agrees);
    case 'withdraw':
      return withdrawUndo(match, request.by);
  }
}
