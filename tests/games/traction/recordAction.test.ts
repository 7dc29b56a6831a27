import { beforeAll, describe, expect, it } from 'vitest';
import { beginAction, performSteps, recordAction, type PerformedAction } from '#games/traction/perform.ts';
import type { TractionState } from '#games/traction/state.ts';
import { TractionRecorder } from '#games/traction/referee/action.ts';
import type { RefereeReport } from '#games/traction/referee/report.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { started } from './support.ts';

let physics: Physics;
let state: TractionState;
beforeAll(async () => {
  physics = await loadPhysics();
  state = started();
});

interface Walked {
  readonly report: RefereeReport;
  readonly recorder: TractionRecorder;
}

/** A walk of the seat to move, done by a practised hand. */
function walkOf(name: string, steps: readonly StepCommand[]): PerformedAction {
  const done = performSteps(physics, state, {
    do: 'walk',
    piece: pieceId(`${state.turn.seat}-${name}`),
    steps,
    hand: 'natural',
  });
  if (!done.ok) throw new Error(done.fault.message);
  return done.value;
}

/** The same, and its recorder. */
function walked(name: string, steps: readonly StepCommand[]): Walked {
  const { report, performed } = walkOf(name, steps);
  return {
    report,
    recorder: recordAction(physics, state, {
      do: 'walk',
      piece: report.mover,
      gesture: performed.gesture,
      hand: 'assisted',
    }),
  };
}

function finished({ recorder }: Walked): TractionRecorder {
  while (recorder.advance(50));
  return recorder;
}

describe('a recorded action', () => {
  it('comes to the very report of the action in the log', () => {
    const walk = walked('S1', [
      { corner: 'D', swivelDeg: 180 },
      { corner: 'B', swivelDeg: 90 },
    ]);
    const { done } = finished(walk);
    expect(done).toMatchObject({ ok: true, value: { report: walk.report } });
  });

  it('tells which rulings had fallen by each tick', () => {
    const walk = walked('L1', [{ corner: 'A', swivelDeg: 90 }]); // into M1 beside it
    const recorder = finished(walk);
    const first = walk.report.rulings.find(({ code }) => code === 'walk-contact');
    if (!first) throw new Error('it walks into its neighbour');
    const codesAt = (tick: number): string[] => recorder.seenAt(tick).rulings.map(({ code }) => code);
    expect(codesAt(0)).toEqual([]);
    expect(codesAt(first.tick - 1)).not.toContain('walk-contact');
    expect(codesAt(first.tick)).toContain('walk-contact');
    expect(recorder.seenAt(recorder.recording.ticks).rulings).toEqual(walk.report.rulings);
  });

  it('frees its world once: when it is over, or when it is given up', () => {
    const { performed } = walkOf('S1', [{ corner: 'D', swivelDeg: 90 }]);
    let freed = 0;
    const recorderOf = (): TractionRecorder => {
      const watched = beginAction(
        physics,
        state,
        { do: 'walk', piece: performed.gesture.piece },
        performed.gesture.grip,
      );
      const free = (): void => {
        freed += 1;
        watched.free();
      };
      return new TractionRecorder({ ...watched, free }, performed.gesture);
    };
    const over = recorderOf();
    while (over.advance(100));
    over.free();
    expect(freed).toBe(1);
    const givenUp = recorderOf();
    givenUp.advance(10);
    givenUp.free();
    givenUp.free();
    expect(freed).toBe(2);
  });

  it('stops for good when it is freed half-way', () => {
    const { recorder } = walked('S1', [{ corner: 'D', swivelDeg: 180 }]);
    recorder.advance(20);
    recorder.free();
    expect(recorder.advance(20)).toBe(false);
    expect(recorder.recording.ticks).toBe(20);
  });
});
