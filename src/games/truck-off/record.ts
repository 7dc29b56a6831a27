import { hundredth } from '../../sim/maths/quantise.ts';
import type { DieRuling } from './referee/ruling.ts';

/** How a die came to lie, as it is written down: in the words of all rulings, lengths to 0.01 mm. */
export interface RecordedDie extends Pick<DieRuling, 'clause' | 'code' | 'face' | 'text'> {
  readonly die: `d${DieRuling['die']}`;
  /** From this tick on it was at rest. */
  readonly tick: number;
  /** Its centre of mass. */
  readonly atMm: readonly [x: number, y: number, z: number];
}

/** The rulings of a throw, die by die. */
export const recordDice = (rulings: readonly DieRuling[]): readonly RecordedDie[] =>
  rulings.map(({ clause, code, die, face, tick, at, text }) => ({
    clause,
    code,
    die: `d${die}`,
    face,
    tick,
    atMm: [hundredth(at.xMm), hundredth(at.yMm), hundredth(at.zMm)],
    text,
  }));
