import { describe, expect, it } from 'vitest';
import { planFrom } from '#play/traction/sharing/planFrom.ts';
import { positionNote, positionOf } from '#play/traction/sharing/positionOf.ts';
import { readPosition } from '#play/traction/sharing/readPosition.ts';
import { gameTexts } from '#play/traction/texts.ts';
import type { NewMatch } from '#play/traction/session/sessionTypes.ts';
import { OPTIONS_BY } from '#games/traction/options.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { must } from '../../../games/traction/support.ts';
import { PLAN, sessionAtTable } from '../../../app/tables/traction/session/sessionAtTable.ts';
import { whole } from '../../../engine/whole.ts';

async function begun(plan: NewMatch): Promise<TractionMatch> {
  const { match } = (await sessionAtTable({ pace: 'at-once' }, plan)).store.getState();
  return whole(match);
}

const byHands = (hands: 'any' | 'trembling' | 'free'): NewMatch => ({
  ...PLAN,
  setup: { ...PLAN.setup, options: { ...PLAN.setup.options, hands } },
});
const withShaky = (): NewMatch => ({
  ...PLAN,
  seats: PLAN.seats.map((seat, i) => (i === 0 ? { ...seat, steadiness: 'shaky' } : seat)),
});

describe('the note on a link to a position', () => {
  it.each([
    ['is about the table alone in a friendly match of equals', PLAN, false],
    ['is so where friendly was chosen', byHands('any'), false],
    ['says that trembling hands are left out', byHands('trembling'), true],
    ['says that free hands are left out', byHands('free'), true],
    ['says that a handicap is left out', withShaky(), true],
  ] as const)('%s', async (_what, plan, told) => {
    const match = await begun(plan);
    expect(positionNote(match).includes(gameTexts.sharing.withoutHands)).toBe(told);
  });

  it('is true: the match from it is a friendly one of equals', async () => {
    const shaky = withShaky();
    const match = await begun({ ...shaky, setup: byHands('trembling').setup });
    const { scenario } = must(await readPosition(positionOf(match)));
    const { match: plan } = planFrom(scenario);
    expect(plan.setup.options.hands ?? 'any').toBe('any');
    expect(plan.seats.every(({ steadiness = 'usual' }) => steadiness === 'usual')).toBe(true);
  });
});

describe('a position of a match', () => {
  it.each(['text', 'tuned', 'before'] as const)(
    'names the set %s that the match is by, and so does a match from it (TR-64)',
    async (rules) => {
      const match = await begun({ ...PLAN, rules, setup: { ...PLAN.setup, options: OPTIONS_BY[rules] } });
      const { scenario } = must(await readPosition(positionOf(match)));
      const { match: plan } = planFrom(scenario);
      expect([scenario.rules, plan.rules]).toEqual([rules, rules]);
      expect(plan.setup.options.flatVictims).toBe(OPTIONS_BY[rules].flatVictims);
    },
  );
});
