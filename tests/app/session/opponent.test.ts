import { describe, expect, it } from 'vitest';
import { watchOpponent } from '../../../src/app/session/opponent.ts';
import { traction } from '../../../src/games/traction/traction.ts';
import { seat } from '../../../src/sim/ids.ts';
import type { NewMatch } from '../../../src/app/tables/traction/session/sessionTypes.ts';
import { PLAN, sessionAtTable } from '../tables/traction/session/sessionAtTable.ts';

const LEVELS = ['careless', 'steady', 'keen'] as const;

/** Levels that are told when a person (seat 0) and a bot of this level, or more of them, have come to an end. */
async function toldAfter(levels: readonly string[], ends: 'won' | 'lost'): Promise<readonly string[]> {
  const bots = levels.map((level, i) => ({ name: `Bot ${i}`, colour: i + 1, kind: 'bot' as const, level }));
  const plan: NewMatch = { ...PLAN, seats: [{ name: 'Ada', colour: 0, kind: 'person' }, ...bots] };
  const session = await sessionAtTable({}, plan);
  const told: string[] = [];
  watchOpponent(session, traction, LEVELS, (level) => told.push(level));
  const { match } = session.store.getState();
  if (match === null) throw new Error('no match');
  const winners = [seat(ends === 'won' ? 0 : 1)];
  const over = { ...match, state: { ...match.state, outcome: { winners, by: 'pad-contact' as const, piece: null } } };
  session.store.setState({ match: over });
  session.store.setState({ match: { ...over } }); // told once
  return told;
}

describe('the computer player that fits next', () => {
  it.each([
    ['stronger after a win', ['careless'], 'won', ['steady']],
    ['weaker after a loss', ['keen'], 'lost', ['steady']],
    ['the best again after a win against it', ['keen'], 'won', ['keen']],
    ['the weakest again after a loss against it', ['careless'], 'lost', ['careless']],
    ['not told after a match of three', ['careless', 'keen'], 'won', []],
  ] as const)('is %s', async (_, levels, ends, told) => expect(await toldAfter(levels, ends)).toEqual(told));

  it('is not told when a match that was over is opened', async () => {
    const session = await sessionAtTable();
    const told: string[] = [];
    watchOpponent(session, traction, LEVELS, (level) => told.push(level));
    const { match } = session.store.getState();
    if (match === null) throw new Error('no match');
    const header = { ...match.header };
    const outcome = { winners: [seat(0)], by: 'pad-contact' as const, piece: null };
    session.store.setState({ match: { ...match, header, state: { ...match.state, outcome } } });
    expect(told).toEqual([]);
  });
});
