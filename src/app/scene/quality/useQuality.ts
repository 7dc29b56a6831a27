import { useCallback, useMemo, useState } from 'react';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { Governor } from './governor.ts';
import { LEVEL_LOOKS, type Level, type LevelLook } from './levels.ts';
import { levelFor, machineOf } from './machine.ts';
import { rendererName } from '../webgl.ts';

export interface Quality extends LevelLook {
  readonly level: Level;
  /** A picture took so long, s, while something moved. */
  readonly measure: (seconds: number) => void;
}

/** The level for pictures that have to be the same every time. */
const STILL: Level = 'medium';

const nothing = (): void => undefined;

/** The quality that was chosen; or by the machine and then by how long its pictures take. */
export function useQuality(): Quality {
  const chosen = useSettings((settings) => settings.quality);
  const governor = useMemo(() => new Governor(STILL_ASKED ? STILL : levelFor(machineOf(rendererName() ?? ''))), []);
  const [first] = useState(governor.level);
  const [measured, setMeasured] = useState(governor.level);
  const measure = useCallback(
    (seconds: number) => void (governor.frame(seconds) && setMeasured(governor.level)),
    [governor],
  );
  const level = chosen === 'auto' ? measured : chosen;
  // Changing it makes a new canvas: worth it for a chosen setting, not in the middle of a move.
  const { antialias } = LEVEL_LOOKS[chosen === 'auto' ? first : chosen];
  return { ...LEVEL_LOOKS[level], antialias, level, measure: chosen === 'auto' && !STILL_ASKED ? measure : nothing };
}
