import type { Mark } from '#engine/lessons.ts';
import { both, missed, standsIn, tackled, walked } from './goals.ts';
import { part } from './judge.ts';
import { position, stands } from './position.ts';
import type { TractionDrill } from './stepping.ts';

/** Half a turn about the corner in front on the left: free to one side, blocked to the other. */
const BEHIND_IT: Mark = { xMm: -25.4, zMm: 4.6, radiusMm: 14 };

export const KEEP_CLEAR: TractionDrill = {
  id: 'keep-clear',
  title: 'Keep clear',
  parts: [
    part({
      task: 'Bring L1 into the ring without touching the rival’s S1 on the way.',
      setup: position({ pieces: [stands('0-L1', 0, 30), stands('1-S1', 8, -8)] }),
      marks: [BEHIND_IT],
      pieces: ['0-L1'],
      goal: both(walked('0-L1'), standsIn('0-L1', BEHIND_IT)),
      well: 'Clear. A walking piece may touch no other pyramid, not even one of yours.',
      hints: {
        'walk-contact':
          'It touched S1 on its way around. That is a foul: S1 is put back, and L1 lies flat on your pad.',
        short: 'Nothing was touched, but L1 is not in the ring.',
      },
      tips: ['There are two ways around a corner. One of them is free.', 'Swing to the left, away from S1.'],
      solution: ['walk L1 C -180'],
    }),
  ],
};

export const TACKLE: TractionDrill = {
  id: 'tackle',
  title: 'Tackle',
  parts: [
    part({
      task: 'A tackle is one step that is meant to hit. Swing the base of L1 against the rival’s M1, and answer: tackle.',
      setup: position({ pieces: [stands('0-L1', 0, 30), stands('1-M1', -4, -16)] }),
      pieces: ['0-L1'],
      goal: tackled('1-M1'),
      well: 'Tackled: both go back to their pads. Only the base may hit, never a side or the point.',
      hints: {
        'walk-contact': 'That was a walk, and a walking piece may touch nobody. Answer “tackle” at M1.',
        short: 'It came down without hitting M1.',
      },
      tips: [
        'Drag L1 on to M1: what it should do is asked there. (In words: tackle L1 C 90.)',
        'Stand on a corner that faces M1, and swing a quarter turn across it.',
      ],
      solution: ['tackle L1 C 90'],
    }),
  ],
};

export const LEAVE: TractionDrill = {
  id: 'leave',
  title: 'Leave it where it is',
  parts: [
    part({
      task: 'L1 touches the rival’s S1 already, and that is fine. Take a step with L1 that leaves S1 where it is.',
      setup: position({ pieces: [stands('0-L1', 0, 30), stands('1-S1', -4, 10.14)] }),
      pieces: ['0-L1'],
      goal: walked('0-L1'),
      well: 'S1 stands where it stood. Nudged by up to 1 mm, it would have been no foul; by more it is one.',
      hints: {
        crash: 'S1 was taken along by more than 1 mm: a foul. S1 is put back, and L1 lies flat on your pad.',
        'pivot-slide': 'L1 ran against S1 and slid off its corner.',
        'lift-off': 'L1 ran against S1 and was pushed up off its corner.',
        'walk-contact': 'L1 had parted from S1 and touched it again: a foul.',
      },
      tips: [
        'A base that swings towards S1 takes it along. Swing the other way.',
        'Stand on a corner on your own side, away from S1, and swing outwards.',
      ],
      solution: ['walk L1 A 90'],
    }),
  ],
};

/** Just short of the rival. */
const BESIDE: Mark = { xMm: 0, zMm: 4.6, radiusMm: 12 };

export const MISS: TractionDrill = {
  id: 'miss',
  title: 'A tackle that misses',
  parts: [
    part({
      task: 'Tackle with L1, but miss: come down in the ring without touching the rival’s M1.',
      setup: position({ pieces: [stands('0-L1', 0, 30), stands('1-M1', -4, -26)] }),
      marks: [BESIDE],
      pieces: ['0-L1'],
      goal: both(missed('0-L1'), standsIn('0-L1', BESIDE)),
      well: 'A miss is no foul, and a piece of any size gets that one step.',
      hints: { short: 'L1 was to tackle, touch nobody and stand in the ring.' },
      tips: [
        'Drag L1 on to M1, answer “tackle”, and aim again so that it misses.',
        'A quarter turn about a corner in front is enough.',
      ],
      solution: ['tackle L1 C 90'],
    }),
  ],
};

export const NOT_YOUR_OWN: TractionDrill = {
  id: 'not-your-own',
  title: 'Not your own',
  parts: [
    part({
      task: 'Tackle the rival’s S1 with L1. Your own M1 stands on the other side: do not hit that.',
      setup: position({ pieces: [stands('0-L1', 0, 30), stands('0-M1', 14, -12), stands('1-S1', -34, -8)] }),
      pieces: ['0-L1'],
      goal: tackled('1-S1'),
      well: 'Only a rival’s piece can be tackled.',
      hints: {
        'tackle-own': 'That was your own M1: a foul, whatever part of L1 hit it.',
        short: 'It came down without hitting S1.',
      },
      tips: ['Stand on the corner in front on the left.', 'Swing to the left, away from M1.'],
      solution: ['tackle L1 C -180'],
    }),
  ],
};
