import type { LyingCode, ThrownBody } from '#referee/thrown.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import { say } from './texts.ts';

/** How the die came to lie, as it is written down. */
export interface RecordedDie {
  readonly clause: 'OM-01';
  readonly code: LyingCode | 'did-not-tumble';
  readonly face: string | null;
  readonly tick: number;
  readonly atMm: readonly [x: number, y: number, z: number];
  readonly text: string;
}

export function recordedDie({ code, face, tumbled, tick, at }: ThrownBody): RecordedDie {
  const said = tumbled || code === 'unsettled' ? code : 'did-not-tumble';
  const shown = said === 'lies' ? face : null;
  return {
    clause: 'OM-01',
    code: said,
    face: shown,
    tick,
    atMm: [hundredth(at.xMm), hundredth(at.yMm), hundredth(at.zMm)],
    text: say.ruling(shown, said),
  };
}
