import { isWhole } from '#engine/seen.ts';
import { describe, expect, it } from 'vitest';
import {
  createAnalysis as analysisOf,
  curveOf as curveIn,
  type Analysis,
  type AnalysisState,
} from '#play/replay/analysis/analysisStore.ts';
import { analysed } from '#app/tables/traction/watch/analysis/analysed.ts';
import { planOn } from '#play/traction/sharing/planFrom.ts';
import type { Helper, Task } from '#play/offThread/helper.ts';
import type { ActionValue } from '#bots/turningPoints.ts';
import { DECIDED } from '#bots/traction/scale.ts';
import type { TractionMove } from '#bots/traction/moves.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { seat } from '#sim/ids.ts';
import { sessionAtTable, untilStill } from '../../session/sessionAtTable.ts';

/** Two turns: a walk and the end of a turn, each. */
async function played(): Promise<TractionMatch> {
  const session = await sessionAtTable({ pace: 'at-once' });
  for (const line of ['walk S1 C 90', 'end', 'walk S1 C 90', 'end']) {
    expect(session.commands.typeMove(line).ok).toBe(true);
    untilStill(session);
  }
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('a match has begun');
  return match;
}

interface Asked {
  readonly task: Task;
  answer(value: unknown): Promise<void>;
}

/** A helper that answers when it is told to. */
function slowHelper() {
  const asked: Asked[] = [];
  let open = 0;
  const helper: Helper = {
    carryOut: (task, { signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('called off')));
        asked.push({
          task,
          answer: async (value) => {
            resolve({ ok: true, value } as never);
            for (let i = 0; i < 5; i += 1) await Promise.resolve();
          },
        });
      }),
    close: () => void (open -= 1),
  };
  return {
    asked,
    isOpen: () => open > 0,
    start: async () => {
      open += 1;
      return helper;
    },
  };
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
};

const createAnalysis = (match: TractionMatch, open: () => Promise<Helper>) => analysisOf(analysed(match), open);
const curveOf = (match: TractionMatch, told: Pick<AnalysisState<TractionMove>, 'values' | 'done'>, of: number) =>
  curveIn(analysed(match), told, of);

const told = (analysis: Analysis<TractionMove>) => analysis.store.getState();
const value = (by: number, best: number, left: number | null): ActionValue => ({ seat: seat(by), best, left });

describe('the analysis of a match', () => {
  it('values one action after the other, and tells how far it is', async () => {
    const match = await played();
    const { asked, start, isOpen } = slowHelper();
    const analysis = createAnalysis(match, start);
    expect(told(analysis)).toMatchObject({ stage: 'new', done: 0 });
    analysis.start();
    await settled();
    expect(asked.map(({ task }) => task.do)).toEqual(['value']);
    await asked[0]?.answer(value(0, 1, null));
    expect(told(analysis)).toMatchObject({ stage: 'running', done: 1 });
    for (let i = 1; i < match.log.length; i += 1) {
      await settled();
      await asked[i]?.answer(value(0, i, 0));
    }
    await settled();
    expect(told(analysis)).toMatchObject({ stage: 'done', done: 4 });
    expect(isOpen()).toBe(false);
  });

  it('that is stopped keeps what it has found, and goes on from there', async () => {
    const match = await played();
    const { asked, start, isOpen } = slowHelper();
    const analysis = createAnalysis(match, start);
    analysis.start();
    await settled();
    await asked[0]?.answer(value(0, 1, null));
    await settled();
    analysis.stop();
    await settled();
    expect(told(analysis)).toMatchObject({ stage: 'stopped', done: 1, values: [{ best: 1 }, null, null, null] });
    expect(isOpen()).toBe(false);
    analysis.start();
    await settled();
    expect(asked.at(-1)?.task.given).toMatchObject({ before: match.log[1]?.before.state });
  });

  it('that fails says so, and can be tried again', async () => {
    const match = await played();
    const analysis = createAnalysis(match, () => Promise.reject(new Error('no worker')));
    analysis.start();
    await settled();
    expect(told(analysis).stage).toBe('failed');
  });

  it('asks the best bot for a move in the place of one, as that seat, and drops an older question', async () => {
    const match = await played();
    const { asked, start } = slowHelper();
    const analysis = createAnalysis(match, start);
    analysis.ask(0);
    await settled();
    analysis.ask(2);
    await settled();
    expect(asked.at(-1)?.task).toMatchObject({ do: 'think', given: { level: 'keen' } });
    const thought = { move: { do: 'end-turn' }, reason: { code: 'nothing-better', about: {} } };
    await asked[0]?.answer({ move: { do: 'right', pieces: [] }, reason: { code: 'right', about: {} } });
    expect(told(analysis).better).toBeNull();
    await asked[1]?.answer(thought);
    await settled();
    expect(told(analysis)).toMatchObject({ asked: 2, better: thought });
  });
});

describe('the curve', () => {
  it('has every position of a match of two, seen by either seat, and the end', async () => {
    const match = await played();
    const values = [value(0, 1, null), value(0, 2, 0), value(1, 3, null), null];
    expect(curveOf(match, { values, done: 4 }, 1)).toEqual([
      { action: 0, value: -1 },
      { action: 1, value: -2 },
      { action: 2, value: 3 },
    ]);
    const won = { ...match, state: { ...match.state, outcome: { winners: [seat(1)], by: 'concession', piece: null } } };
    expect(curveOf(won as TractionMatch, { values, done: 4 }, 0).at(-1)).toEqual({ action: 4, value: -DECIDED });
    expect(curveOf(won as TractionMatch, { values, done: 3 }, 0).at(-1)).toEqual({ action: 2, value: -3 });
  });

  it('ends in the middle where all share the win: a draw is nobody’s', async () => {
    const match = await played();
    const outcome = { winners: [seat(0), seat(1)], by: 'turn-limit', piece: null };
    const drawn = { ...match, state: { ...match.state, outcome } } as TractionMatch;
    const values = [value(0, 3, null), value(0, 2, 0), null, null];
    for (const own of [0, 1]) expect(curveOf(drawn, { values, done: 4 }, own).at(-1)).toEqual({ action: 4, value: 0 });
  });
});

describe('a match that is played on from a moment', () => {
  it('has the same players and rules, and begins with what stood there', async () => {
    const match = await played();
    const before = match.log[2]?.before.state;
    if (before === undefined) throw new Error('there are four actions');
    const session = await sessionAtTable({}, planOn(match, before).match);
    const begun = session.store.getState().match;
    expect(begun?.header.seats).toEqual(match.header.seats);
    expect(begun?.state).toMatchObject({ options: match.state.options, pieces: before.pieces });
    expect(begun?.state.turn.seat).toBe(before.turn.seat);
  });
});
