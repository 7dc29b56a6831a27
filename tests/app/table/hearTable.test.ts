import { describe, expect, it } from 'vitest';
import { hearTable } from '#app/table/TableSound.tsx';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { play } from '#play/tug-of-war/play.ts';
import { lay, sitDown, stateOf } from '../tables/tug-of-war/support.tsx';

/** A match that Ada's next push ends, and what an ear hears of it from now on. */
function nearTheEnd(isCalm: boolean) {
  const session = sitDown();
  const heard: string[] = [];
  lay(session, { active: 0, outcome: null });
  session.setCalm(isCalm);
  const wonIn = (events: readonly unknown[]): boolean =>
    (events as readonly { readonly type: string }[]).some(({ type }) => type === 'conceded');
  hearTable(session, play as PlayedGame, {
    played: (events, calm) => void heard.push(`${calm ? 'at once' : 'on its way'} ${wonIn(events)}`),
    seen: (events) => void heard.push(`seen ${wonIn(events)}`),
  });
  return { session, heard };
}

describe('a table that is heard', () => {
  it.each([
    [true, 'at once true'],
    [false, 'on its way true'],
  ])(
    'tells its ear of an end that is over at once (calm: %s) when it begins and when it has been seen',
    (calm, told) => {
      const { session, heard } = nearTheEnd(calm);
      session.commands.typeMove('concede');
      expect(stateOf(session).outcome).not.toBeNull();
      for (let i = 0; i < 100; i += 1) session.advance(0.2);
      expect(heard).toEqual([told, 'seen true']);
    },
  );

  it('says nothing while only something is pointed at', () => {
    const { session, heard } = nearTheEnd(true);
    session.commands.point({ kind: 'machine', module: 'rope' });
    session.commands.setCamera('top');
    expect(heard).toEqual([]);
  });
});
