import { isWhole } from '#engine/seen.ts';
import { describe, expect, it } from 'vitest';
import { afterStep } from '#games/traction/standing.ts';
import { stepsOf } from '#play/traction/tasks.ts';
import { slicedHelper } from '#play/offThread/slices.ts';
import { replayMatch } from '#play/storage/replayMatch.ts';
import { lastTracks } from '#app/tables/traction/footprints.ts';
import { rewind } from '#engine/undo.ts';
import { pieceOn } from '#games/traction/board.ts';
import { tractionFiles } from '#app/tables/traction/files.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/traction/matchFile.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics, PHYSICS_BUILD } from '#sim/physics.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { must } from '../../../games/traction/support.ts';
import { nearWinFile } from '../../../e2e/support/nearWin.ts';
import { playHeadless } from '../../../e2e/support/headless.ts';
import { filmedMatch } from '../../replay/filmed.ts';

const physics = await loadPhysics();
const tracksOf = ({ log, state }: TractionMatch) => lastTracks(log, state);
const told = (match: TractionMatch) =>
  tracksOf(match).map(({ piece, stood, to }) => `${piece} ${stood.length}${to === null ? ' gone' : ''}`);

const walked = await playHeadless(['walk S1 D 180, B 180, D 90', 'walk M1 C 90', 'walk L2 B 90']);

describe('the footprints of the last turn', () => {
  it('are those of every piece that was moved in the turn before this one, wherever it stood', () => {
    expect(told(walked)).toEqual(['0-S1 3', '0-M1 1']);
    expect(walked.state.turn.number).toBe(2);
  });

  it('begin exactly where a piece stood, end exactly where it stands, and lie between where its steps set it down', () => {
    const [track] = tracksOf(walked);
    const before = walked.log[0]?.before.state;
    const piece = pieceId('0-S1');
    expect(track?.stood[0]).toEqual(before && pieceOn(before, piece));
    expect(track?.to).toEqual(pieceOn(walked.state, piece));
    const [from, first, second] = track?.stood ?? [];
    if (!from || !first || !second) throw new Error('two steps before the last');
    const perfect = afterStep(pyramidOf(piece), from, 'D', 180);
    expect(Math.hypot(first.xMm - perfect.xMm, first.zMm - perfect.zMm)).toBeLessThan(0.5);
    // From the last footprint the last step leads to where the piece is known to stand, but for what slipped and
    // settled.
    const last = walked.log[0]?.performed?.steps.at(-1);
    const led = afterStep(pyramidOf(piece), second, 'D', last?.swivelDeg ?? 0);
    expect(Math.hypot(led.xMm - (track?.to?.xMm ?? 0), led.zMm - (track?.to?.zMm ?? 0))).toBeLessThan(0.5);
  });

  it('of a piece that was penalised end where it stopped; nothing leads to where the rules laid it', () => {
    const match = filmedMatch(physics);
    const turn = rewind(match, 3); // after the first turn
    expect(told(turn)).toEqual(['0-S1 1', '0-L1 2 gone']);
    const [, crashed] = tracksOf(turn);
    const [stood, stopped] = crashed?.stood ?? [];
    expect(stood).toEqual(turn.log[1] && pieceOn(turn.log[1].before.state, pieceId('0-L1')));
    expect(stopped?.pose).toBe('upright');
    expect(
      Math.hypot((stopped?.xMm ?? 0) - (stood?.xMm ?? 0), (stopped?.zMm ?? 0) - (stood?.zMm ?? 0)),
    ).toBeGreaterThan(1);
  });

  it('are none of pieces that their owner placed on the pad before the first move (TR-41)', async () => {
    const match = await playHeadless(['arrange L1 -40 -19 45', 'walk S1 D 180', 'end']);
    expect(match.log.map(({ action }) => action.do)).toEqual(['arrange', 'walk', 'end-turn']);
    expect(told(match)).toEqual(['0-S1 1']);
  });

  it('are none of a piece that was bumped and put back exactly', () => {
    const match = filmedMatch(physics);
    const over = {
      ...match,
      state: { ...match.state, turn: { ...match.state.turn, number: match.state.turn.number + 1 } },
    };
    expect(told(over)).toEqual(['1-L1 1']);
  });

  it('are the same when the match is read from its file and performed again', async () => {
    const recording = must(parseMatch(makeMatch(recordMatch(walked)), PHYSICS_BUILD));
    const again = must(
      await replayMatch(tractionFiles, slicedHelper(physics, stepsOf), recording, {
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
    );
    expect(tracksOf(again)).toEqual(tracksOf(walked));
  });

  it('are those of the turn before when everything since is taken back', async () => {
    const match = await playHeadless(['walk S1 D 180', 'walk M1 C 90', 'walk S1 D 180', 'walk M1 C 90']);
    expect(told(match)).toEqual(['1-S1 1', '1-M1 1']);
    expect(told(rewind(match, 2))).toEqual(['0-S1 1', '0-M1 1']);
    expect(told(rewind(match, 1))).toEqual([]);
  });

  it('of a match that is won are those of the turn that won it', async () => {
    const won = await wonMatch();
    expect(won.state.outcome?.by).toBe('pad-contact');
    expect(told(won)).toEqual([`0-S1 ${won.log[0]?.performed?.steps.length}`]);
    expect(tracksOf(won)[0]?.to).toEqual(pieceOn(won.state, pieceId('0-S1')));
  });
});

/** Ann's small piece walks onto Bob's pad. */
async function wonMatch(): Promise<TractionMatch> {
  const recording = must(parseMatch(nearWinFile(), PHYSICS_BUILD));
  const { createSession } = await import('#play/traction/session/session.ts');
  const session = createSession({ physics, pace: 'at-once' });
  session.commands.resume(
    must(
      await replayMatch(tractionFiles, slicedHelper(physics, stepsOf), recording, {
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
    ),
  );
  must(session.commands.typeMove('walk S1 D 180, B 180, D 180, B 180'));
  while (session.advance(1)); // until nothing moves
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('no match');
  return match;
}
