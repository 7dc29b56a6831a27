import type { Mark } from '#engine/lessons.ts';
import { both, fouled, gotAhead, tackled, turnedOn, walked, won } from './goals.ts';
import { part } from './judge.ts';
import { position, stands } from './position.ts';
import type { TractionDrill } from './stepping.ts';

// The first lesson: five steps for somebody who has never seen the game. The goal comes first.

const GOAL: TractionDrill = {
  id: 'first-goal',
  title: 'The goal: touch the rival’s pad',
  parts: [
    part({
      hand: 'assisted',
      task: 'Drag your pyramid on to the rival’s pad, one step away, and let go. Whoever touches it first wins.',
      setup: position({ pieces: [stands('0-M1', 0, -60)] }),
      pieces: ['0-M1'],
      goal: won,
      well: 'It touched, and you have won. Everything else in the game is about getting there.',
      hints: { short: 'It did not touch the pad.' },
      tips: ['Drag it towards the corner in front, and swing it around that corner on to the pad.'],
      solution: ['walk M1 C 90'],
    }),
  ],
};

/** Where L1 stands at first, before the learner's pad. */
const OWN_HAND_Z_MM = 40;
/** Less than a quarter turn about a far corner brings it there; no turn about a near one does. */
const SOME_WAY_MM = 15;
/** Where a quarter turn about a far corner brings it. */
const AHEAD: Mark = { xMm: 0, zMm: OWN_HAND_Z_MM - 25.4, radiusMm: 14 };

const OWN_HAND: TractionDrill = {
  id: 'first-hand',
  title: 'A step by your own hand',
  parts: [
    part({
      hand: 'free',
      task: 'With your own hand: pull its tip away from you and to the left, on to the lit corner. Then push it over the circle, and let go.',
      setup: position({ pieces: [stands('0-L1', 0, OWN_HAND_Z_MM)] }),
      marks: [AHEAD],
      pieces: ['0-L1'],
      goal: both(walked('0-L1'), gotAhead('0-L1', OWN_HAND_Z_MM, SOME_WAY_MM)),
      well: 'That was a step: tipped on to one corner, turned about it, set down on the whole base.',
      hints: {
        short: 'It stands nearly where it stood. Push it further ahead, until it is over the circle.',
      },
      slip: {
        when: turnedOn('A', 'B'),
        hint: 'You turned on the near corner, which leads sideways. Use the far one.',
      },
      tips: [
        'A small pull to the left and away from you is enough; then straight ahead, slowly.',
        'Tip it over a far corner, and bring its base around in front.',
      ],
      solution: ['walk L1 C 90'],
    }),
  ],
};

const FOUL: TractionDrill = {
  id: 'first-foul',
  title: 'What a foul is',
  parts: [
    part({
      hand: 'assisted',
      task: 'A walking pyramid may touch no other. See what happens if it does: drag yours into the rival’s.',
      setup: position({ pieces: [stands('0-L1', 0, 30), stands('1-M1', 18, -16)] }),
      pieces: ['0-L1'],
      goal: fouled('walk-contact'),
      foulMeant: true,
      well: 'A foul: the rival’s is back where it stood, and yours lies on your pad: in your next turn it may only be set upright.',
      hints: { short: 'Nothing was touched. This once it should be.' },
      tips: ['Drag it towards the rival’s, until the outline of where it will land lies on that one.'],
      solution: ['walk L1 C 90'],
    }),
  ],
};

const FIRST_TACKLE: TractionDrill = {
  id: 'first-tackle',
  title: 'Tackle: a hit that is allowed',
  parts: [
    part({
      hand: 'assisted',
      task: 'The same two, but now it is allowed: drag yours on to the rival’s, and answer “tackle” there.',
      setup: position({ pieces: [stands('0-L1', 0, 30), stands('1-M1', 18, -16)] }),
      pieces: ['0-L1'],
      goal: tackled('1-M1'),
      well: 'Both are back home, so the rival has to start again with that one. A tackle is one step, whatever the size.',
      hints: {
        'walk-contact': 'That was a walk, so the touch was a foul. Answer “tackle” at the rival’s.',
        short: 'Yours did not hit the rival’s.',
      },
      tips: [
        'At a rival’s piece two answers appear: tackle, and stop short.',
        'Aim as before: the outline has to lie on the rival’s.',
      ],
      solution: ['tackle L1 C 90'],
    }),
  ],
};

const RACE: TractionDrill = {
  id: 'first-race',
  title: 'A race of two turns',
  parts: [
    part({
      hand: 'assisted',
      task: 'Two steps in each of your two turns: take all four straight ahead. The rival’s walks too, so touch the pad first!',
      setup: position({ pieces: [stands('0-M1', -40, 0), stands('1-M1', 40, 0, 180)] }),
      pieces: ['0-M1'],
      turns: 3, // the learner's, the rival's, the learner's
      replies: ['walk M1 C 90, D 90'],
      afterReply: 'Your turn: touch the pad.',
      goal: won,
      well: 'You were first. Now you know enough for a match.',
      hints: { short: 'The rival would have been first. Yours has two steps a turn: use all four straight ahead.' },
      tips: [
        'Straight ahead, a quarter turn each, four steps are enough.',
        'After its two steps it has done its part: press End turn.',
      ],
      solution: ['walk M1 C 90, D 90', 'end', 'walk M1 A 90, B 90'],
    }),
  ],
};

export const FIRST_LESSON: readonly TractionDrill[] = [GOAL, OWN_HAND, FOUL, FIRST_TACKLE, RACE];
