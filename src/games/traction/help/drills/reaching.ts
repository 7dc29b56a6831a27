import type { Mark } from '#engine/lessons.ts';
import { both, standsIn, walked, won } from './goals.ts';
import { part } from './judge.ts';
import { position, stands } from './position.ts';
import type { TractionDrill } from './stepping.ts';

export const WIN: TractionDrill = {
  id: 'win',
  title: 'Touch the pad',
  parts: [
    part({
      task: 'M1 is two steps from the rival’s pad across the table. Touch it, and you win.',
      setup: position({ pieces: [stands('0-M1', 0, -40)] }),
      pieces: ['0-M1'],
      goal: won,
      well: 'That is the whole game: whoever first touches a rival’s pad wins, at once.',
      hints: { short: 'Not there: the pad has to be touched, and hanging over it is not touching.' },
      tips: ['Straight ahead, a quarter turn at a time, does it in two.', 'Pull it away from you, twice.'],
      solution: ['walk M1 C 90, D 90'],
    }),
  ],
};

export const PAST_THE_GUARD: TractionDrill = {
  id: 'past-the-guard',
  title: 'Past the guard',
  parts: [
    part({
      task: 'The rival’s S1 guards the pad. Reach the pad with M1 without touching S1.',
      setup: position({ pieces: [stands('0-M1', 0, -48), stands('1-S1', 4, -70)] }),
      pieces: ['0-M1'],
      goal: won,
      well: 'The pad came first, so it is a win. Had S1 been touched before it, it would be a foul.',
      hints: {
        'walk-contact': 'S1 was touched before the pad: a foul, and no win.',
        short: 'Not there yet, and M1 has no steps left.',
      },
      tips: [
        'Go around it: first to the side, then ahead.',
        'Stand on the corner in front on the left and swing to the left, half a turn.',
      ],
      solution: ['walk M1 C -180, B -90'],
    }),
  ],
};

const ALONG_THE_EDGE: Mark = { xMm: 184, zMm: -2, radiusMm: 12 };

export const EDGE: TractionDrill = {
  id: 'edge',
  title: 'Along the edge',
  parts: [
    part({
      task: 'S1 stands near the edge of a small table. Walk it into the ring, and do not let it go over the edge.',
      setup: position({ tableMm: 400, pieces: [stands('0-S1', 184, 40)] }),
      marks: [ALONG_THE_EDGE],
      pieces: ['0-S1'],
      goal: both(walked('0-S1'), standsIn('0-S1', ALONG_THE_EDGE)),
      well: 'What counts is the middle of the base: beyond the edge it is off the table, even if nothing falls.',
      hints: { short: 'The walk is over, and S1 is not in the ring.' },
      tips: ['Stand on the corner away from the edge.', 'Three quarter turns bring it there.'],
      solution: ['walk S1 C 90, D 90, A 90'],
    }),
  ],
};

const ON_THE_PAD: Mark = { xMm: 0, zMm: 98, radiusMm: 13 };

export const HOME: TractionDrill = {
  id: 'home',
  title: 'Back home',
  parts: [
    part({
      task: 'Walk M1 back on to your own pad, into the ring.',
      setup: position({ pieces: [stands('0-M1', 0, 58)] }),
      marks: [ON_THE_PAD],
      pieces: ['0-M1'],
      goal: both(walked('0-M1'), standsIn('0-M1', ON_THE_PAD)),
      well: 'Your own pad is ground like any other, and the piece stays in play.',
      hints: { short: 'The walk is over, and M1 is not in the ring.' },
      tips: ['Pull it towards yourself, twice.'],
      solution: ['walk M1 A 90, B 90'],
    }),
  ],
};
