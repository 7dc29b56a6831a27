import { beforeAll, describe, expect, it } from 'vitest';
import { LESSONS, lessonsOf, type LessonId } from '#play/trexlands/say/lessonOf.ts';
import { gameTexts as trexlandsTexts } from '#play/trexlands/texts.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { view } from '#games/trexlands/view.ts';
import { loadPhysics } from '#sim/physics.ts';
import type { ClimaCardId } from '#games/trexlands/cards/ids.ts';
import { seat } from '#sim/ids.ts';
import { inPlay } from '../../../games/trexlands/support.ts';
import { realMatch } from '../../../games/trexlands/realMatch.ts';

let matches: readonly TrexlandsMatch[];
beforeAll(async () => {
  const physics = await loadPhysics();
  matches = [3, 4, 10].map((seed) => realMatch(physics, { seats: 2, seed, options: { cycleLimit: 12 } }));
});

const moments = (): readonly (readonly LessonId[])[] =>
  matches.flatMap(({ log, state }) =>
    [...log.map(({ before }) => before.state), state].map((each) =>
      lessonsOf(view(each, null), rollAsked(each) === null ? 'choosing' : 'aiming'),
    ),
  );

describe('a guided first match', () => {
  it('comes to every lesson there is', () => {
    const taught = new Set<LessonId>([...moments().flat(), ...lessonsOf(matches[0]!.log[0]!.before.state, 'called')]);
    expect([...taught].sort()).toEqual([...LESSONS].sort());
  });

  it('begins with a roll, then Captains, then the first truck from Camp', () => {
    const first = [...new Set(moments().flat())].filter((id) => ['ranking', 'captains', 'from-camp'].includes(id));
    expect(first).toEqual(['ranking', 'captains', 'from-camp']);
  });

  it('tells of weather that lets trucks roll by its name, and not as a roll for the ranks', () => {
    const of = (card: ClimaCardId): readonly LessonId[] =>
      lessonsOf({ ...inPlay(), agenda: [{ type: 'clima', seat: seat(0), waiting: [], card, rolling: [] }] }, 'aiming');
    expect([of('sandstorm-1'), of('quake-1')]).toEqual([['sandstorm'], ['quake']]);
  });

  it('teaches nothing while trucks roll, and nothing when the match is over', () => {
    const [match] = matches;
    expect(lessonsOf(match!.log[0]!.before.state, 'rolling')).toEqual([]);
    expect(lessonsOf(match!.state, 'choosing')).toEqual([]);
  });

  it('names a clause of the game in every lesson', () => {
    for (const { clause, title, text } of Object.values(trexlandsTexts.guide.lessons)) {
      expect(clause).toMatch(/^TX-\d\d$/);
      expect(title.length * text.length).toBeGreaterThan(0);
    }
  });
});
