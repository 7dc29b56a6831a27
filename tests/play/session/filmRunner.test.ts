import { describe, expect, it } from 'vitest';
import type { GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import { FilmRunner, type FilmCore } from '#play/session/filmRunner.ts';
import { ASKED, DONE, type Outcome } from '#play/session/outcome.ts';
import type { RollFilm } from '#play/session/rollFilm.ts';
import type { MatchState } from '#play/session/state.ts';
import type { Draws } from '#engine/random.ts';
import { ok } from '#sim/result.ts';

type State = MatchState<GameTypes>;
type Film = RollFilm<string>;

const MATCH = {} as Match<GameTypes>;
const FRAME_S = 0.1;

/** A film of three frames; its report is there with the last one. */
const filmOf = (): Film => {
  const film = {
    at: 0,
    pace: 1,
    rolling: { film: {} },
    get seen() {
      return film.at >= 3;
    },
    get report() {
      return film.seen ? 'lies' : null;
    },
    advance: () => (film.at += 1) < 3,
    hurry: () => void (film.at = 3),
    free: () => undefined,
  };
  return film as unknown as Film;
};

/** Notes what it is told, and holds the end for two frames. */
class Noting extends FilmRunner<GameTypes, State, string, string, FilmCore<GameTypes, State>> {
  readonly noted: string[] = [];
  readonly underWay = null;
  protected start = () => ok(filmOf());
  protected begun = (): void => void this.noted.push('begun');
  protected forgotten = (): void => void this.noted.push('forgotten');
  protected override followed = (): void => void this.noted.push('followed');
  protected draw = ({ at }: Film): void => void this.noted.push(`drawn ${at}`);
  isRead = false;
  protected override get waits(): boolean {
    return this.isRead;
  }
  /** Its end is seen now, as by a press. */
  toItsEnd(): void {
    if (this.film !== null) this.hurry(this.film);
  }
  protected rests(): number {
    this.noted.push('rests');
    return 2 * FRAME_S;
  }
}

type Count = FilmCore<GameTypes, State>['count'];

function running(
  count: Count = (_, __, then) => {
    then({ ...MATCH });
    return DONE;
  },
): Noting {
  const state = { match: MATCH, played: MATCH };
  const core = {
    state,
    shown: { calm: false },
    check: ok,
    letGo: (_: unknown, begin: (draws: Draws) => Outcome) => begin([]),
    set: (patch: object) => Object.assign(state, patch),
    count,
    show: () => void runner.noted.push('shown'),
  };
  const runner: Noting = new Noting(core as unknown as FilmCore<GameTypes, State>, 'real');
  expect(runner.begin('throw')).toEqual(DONE);
  return runner;
}

const passing = (runner: Noting, frames: number): void => {
  for (let i = 0; i < frames; i += 1) runner.advance(FRAME_S, () => true);
};

it('draws a film to its end, holds it, and goes on without drawing the end over what was made of it', () => {
  const runner = running();
  passing(runner, 6);
  expect(runner.noted).toEqual(['begun', 'drawn 0', 'drawn 1', 'drawn 2', 'drawn 3', 'rests', 'shown', 'followed']);
});

it('goes on at once from where it is held, as from where it moves', () => {
  const held = running();
  passing(held, 3);
  held.toEnd();
  expect(held.noted.slice(-3)).toEqual(['rests', 'shown', 'followed']);
  const moving = running();
  passing(moving, 1);
  moving.toEnd();
  expect(moving.noted.slice(-4)).toEqual(['drawn 1', 'drawn 3', 'shown', 'followed']);
});

it('waits at its end for as long as that is read, and needs no picture then', () => {
  const runner = running();
  runner.isRead = true;
  passing(runner, 6);
  expect(runner.noted.at(-1)).toBe('rests');
  expect(runner.advance(FRAME_S, () => true)).toBe(false);
  runner.toEnd();
  expect(runner.noted.slice(-2)).toEqual(['shown', 'followed']);
});

it('is seen at its end at once, and held there like one that was followed', () => {
  const runner = running();
  passing(runner, 1);
  runner.toItsEnd();
  expect(runner.noted.slice(-2)).toEqual(['drawn 3', 'rests']);
  passing(runner, 2);
  expect(runner.noted.slice(-2)).toEqual(['shown', 'followed']);
});

it('comes to its end within the call where the players get up', () => {
  const runner = running();
  passing(runner, 1);
  runner.pause();
  expect(runner.noted.slice(-2)).toEqual(['drawn 3', 'shown']);
  runner.pause();
  expect(runner.noted.at(-1)).toBe('shown');
});

describe('where the match is kept elsewhere', () => {
  /** A throw that was seen to its end, and asked for once. */
  function seen() {
    const answers: { granted(): void; refused(): void }[] = [];
    const runner = running((_, __, then, otherwise) => {
      answers.push({ granted: () => then({ ...MATCH }), refused: () => otherwise?.() });
      return ASKED;
    });
    passing(runner, 8);
    expect(answers).toHaveLength(1);
    return { runner, answer: answers[0] ?? expect.fail('nothing was asked') };
  }

  it('waits for the answer when it has been seen, and goes on with it', () => {
    const { runner, answer } = seen();
    expect(runner.noted.at(-1)).toBe('rests');
    answer.granted();
    expect(runner.noted.slice(-2)).toEqual(['shown', 'followed']);
  });

  it('shows how things stood where it was refused', () => {
    const { runner, answer } = seen();
    answer.refused();
    expect(runner.noted).toContain('shown');
  });

  it('is forgotten without a trace, whatever the answer is', () => {
    const { runner, answer } = seen();
    runner.abandon();
    answer.granted();
    expect(runner.noted.at(-1)).toBe('forgotten');
    runner.abandon();
    expect(runner.noted.filter((note) => note === 'forgotten')).toHaveLength(1);
  });
});
