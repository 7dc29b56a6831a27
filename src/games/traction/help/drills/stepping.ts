import type { Drill, Mark } from '#engine/lessons.ts';
import type { TractionTypes } from '#games/traction/traction.ts';
import type { TractionDeed } from './deeds.ts';
import { both, fouled, standsIn, walked } from './goals.ts';
import { part } from './judge.ts';
import { position, stands } from './position.ts';

/** A drill of Traction. Texts of drills are the project's own (invented); positions are house values. */
export type TractionDrill = Drill<TractionTypes, TractionDeed>;

export const TIP: TractionDrill = {
  id: 'tip',
  title: 'Tip it, set it down',
  parts: [
    part({
      task: 'This is L1, your large pyramid. Take one step with it, to wherever you like.',
      setup: position({ pieces: [stands('0-L1', 0, 40)] }),
      pieces: ['0-L1'],
      goal: walked('0-L1'),
      well: 'A step: tipped on to one corner of its base, swivelled about that corner, set down. Even without the swivel it would be one.',
      tips: [
        'The corner nearest to where you pull lights up. That is the corner it will stand on.',
        'A small pull is enough.',
      ],
      solution: ['walk L1 C 30'],
    }),
  ],
};

/** Half a turn about the corner in front on the left. */
const AROUND: Mark = { xMm: -25.4, zMm: 4.6, radiusMm: 14 };

export const SWIVEL: TractionDrill = {
  id: 'swivel',
  title: 'Swing it around',
  parts: [
    part({
      task: 'Bring L1 into the ring, in one step: half a turn about its corner on that side.',
      setup: position({ pieces: [stands('0-L1', 0, 30)] }),
      marks: [AROUND],
      pieces: ['0-L1'],
      goal: both(walked('0-L1'), standsIn('0-L1', AROUND)),
      well: 'You may swivel to either side, up to a full turn. A large pyramid gets 36 mm ahead by its one step.',
      hints: { short: 'That was a step, but not into the ring.' },
      tips: [
        'Pull straight towards the ring: then it stands on the corner that points there.',
        'Half a turn is 180°, to either side.',
      ],
      solution: ['walk L1 C 180'],
    }),
  ],
};

/** Straight ahead of where the small piece starts: three or four steps. */
const AHEAD: Mark = { xMm: 0, zMm: 14, radiusMm: 14 };

export const WALK: TractionDrill = {
  id: 'walk',
  title: 'Walk',
  parts: [
    part({
      task: 'A small pyramid walks up to four steps in a turn. Bring S1 into the ring, and end the walk there.',
      setup: position({ pieces: [stands('0-S1', 0, 60)] }),
      marks: [AHEAD],
      pieces: ['0-S1'],
      goal: both(walked('0-S1'), standsIn('0-S1', AHEAD)),
      well: 'Small ones walk up to four steps, medium ones two, large ones one. Each step ends on the whole base.',
      hints: { short: 'The walk is over, and S1 is not in the ring.' },
      tips: [
        'Three or four steps of a quarter turn bring it there.',
        'After four steps the walk ends by itself. To stop earlier, end the walk.',
      ],
      solution: ['walk S1 C 90, D 90, A 90'],
    }),
  ],
};

export const GRIP: TractionDrill = {
  id: 'grip',
  title: 'Grip',
  parts: [
    part({
      task: 'Nothing but friction holds the corner. This table is glass: take a step with L1, and see.',
      setup: position({ surface: 'glass', pieces: [stands('0-L1', 0, 40)] }),
      pieces: ['0-L1'],
      goal: fouled('pivot-slide'),
      well: 'It slid. More than 1 mm is a foul, and the piece is laid flat on its pad.',
      tips: ['Any step will do.'],
      solution: ['walk L1 C 90'],
    }),
    part({
      task: 'And this is the back of a mousepad. Take the same step.',
      setup: position({ surface: 'mousepad', pieces: [stands('0-L1', 0, 40)] }),
      pieces: ['0-L1'],
      goal: walked('0-L1'),
      well: 'The corner held. Paper, felt and bare wood hold as well; glass, vinyl and polish do not.',
      tips: ['Any step will do.'],
      solution: ['walk L1 C 90'],
    }),
  ],
};
