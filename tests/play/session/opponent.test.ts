import { describe, expect, it } from 'vitest';
import { againstLevel, levelInSettings, watchOpponent } from '#play/session/opponent.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { traction } from '#games/traction/traction.ts';
import { seat } from '#sim/ids.ts';
import type { NewMatch } from '#play/traction/session/sessionTypes.ts';
import { PLAN, sessionAtTable } from '../../app/tables/traction/session/sessionAtTable.ts';

const LEVELS = ['careless', 'steady', 'keen'] as const;

/** Levels that are told when a person (seat 0) and a bot of this level, or more of them, have come to an end. */
async function toldAfter(
  levels: readonly string[],
  ends: 'won' | 'lost' | 'drawn',
  kept?: string,
): Promise<readonly string[]> {
  const bots = levels.map((level, i) => ({ name: `Bot ${i}`, colour: i + 1, kind: 'bot' as const, level }));
  const plan: NewMatch = { ...PLAN, seats: [{ name: 'Ada', colour: 0, kind: 'person' }, ...bots] };
  const session = await sessionAtTable({}, plan);
  const told: string[] = [];
  watchOpponent(session, traction, LEVELS, { kept: () => kept, keep: (level) => told.push(level) });
  const { match } = session.store.getState();
  if (match === null) throw new Error('no match');
  const winners = { won: [seat(0)], lost: [seat(1)], drawn: [seat(0), seat(1)] }[ends];
  const over = { ...match, state: { ...match.state, outcome: { winners, by: 'pad-contact' as const, piece: null } } };
  session.store.setState({ match: over });
  session.store.setState({ match: { ...over } }); // told once
  return told;
}

describe('the computer player that fits next', () => {
  it.each([
    ['stronger after a win', ['careless'], 'won', ['steady']],
    ['weaker after a first match that is lost', ['keen'], 'lost', ['steady']],
    ['the best again after a win against it', ['keen'], 'won', ['keen']],
    ['the weakest again after a loss against it', ['careless'], 'lost', ['careless']],
    ['weaker after a first match that is drawn', ['keen'], 'drawn', ['steady']],
    ['not told after a match of three', ['careless', 'keen'], 'won', []],
  ] as const)('is %s', async (_, levels, ends, told) => expect(await toldAfter(levels, ends)).toEqual(told));

  it.each([
    ['the one that was promised, after a loss against it', ['steady'], 'lost', 'steady', ['steady']],
    ['the one that was promised, after a loss against a weaker one', ['careless'], 'lost', 'steady', ['steady']],
    ['the one that was promised, after a loss against a stronger one', ['keen'], 'lost', 'steady', ['steady']],
    ['not a weaker one than was promised, after a win', ['careless'], 'won', 'keen', ['keen']],
    ['a stronger one than was promised, after a win against it', ['steady'], 'won', 'steady', ['keen']],
  ] as const)('is %s', async (_, levels, ends, kept, told) =>
    expect(await toldAfter(levels, ends, kept)).toEqual(told),
  );

  it('plays in the place of the other one, with the same seats', () => {
    const seats: readonly SeatInfo[] = [
      { name: 'Ada', colour: 0, kind: 'person' },
      { name: 'Bo', colour: 1, kind: 'bot', level: 'careless' },
    ];
    expect(againstLevel(seats, 'steady')).toEqual([seats[0], { ...seats[1], level: 'steady' }]);
  });

  it('is kept among the settings, each game by itself', () => {
    let settings = { opponents: { other: 'keen' } as Readonly<Record<string, string>> };
    const { kept, keep } = levelInSettings(
      'traction',
      () => settings,
      (patch) => void (settings = patch),
    );
    expect(kept()).toBe(undefined);
    keep('steady');
    expect([kept(), settings.opponents['other']]).toEqual(['steady', 'keen']);
  });

  it('is not told when a match that was over is opened', async () => {
    const session = await sessionAtTable();
    const told: string[] = [];
    watchOpponent(session, traction, LEVELS, { kept: () => undefined, keep: (level) => told.push(level) });
    const { match } = session.store.getState();
    if (match === null) throw new Error('no match');
    const header = { ...match.header };
    const outcome = { winners: [seat(0)], by: 'pad-contact' as const, piece: null };
    session.store.setState({ match: { ...match, header, state: { ...match.state, outcome } } });
    expect(told).toEqual([]);
  });
});
