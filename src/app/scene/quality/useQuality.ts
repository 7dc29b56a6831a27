import { useCallback, useEffect, useRef, useState, useMemo } from 'react';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { type Density, LEVEL_LOOKS, type Level, type LevelLook, levelFor, machineOf } from './levels.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { Governor } from './governor.ts';
import { rendererName } from '../webgl.ts';

/** So long nothing has moved until the picture is drawn again at the screen's full resolution, ms (house value). */
const REST_MS = 250;
/** When nothing moves; more than the screen has is never drawn. */
export const FULL_DENSITY: Density = [1, 3];

/** Between two pictures: something on the table, which goes on with the next; the eye alone; or nothing. */
export type Motion = 'on' | 'eye' | 'none';

export interface SharpAtRest {
  readonly sharp: boolean;
  /** A picture was drawn. */
  readonly drawn: (motion: Motion) => void;
}

/** Quality falls only while things move: at rest the picture is drawn once more, in full. */
export function useSharpAtRest(): SharpAtRest {
  const [sharp, setSharp] = useState(false);
  const waiting = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(waiting.current), []);
  const drawn = useCallback((motion: Motion): void => {
    if (STILL_ASKED) return; // pictures that have to be the same every time
    if (motion !== 'none') setSharp(false);
    else if (waiting.current !== undefined) return;
    window.clearTimeout(waiting.current);
    waiting.current = undefined;
    if (motion === 'on') return; // the next picture may take longer than the wait, and is no rest for that
    waiting.current = window.setTimeout(() => {
      waiting.current = undefined;
      setSharp(true);
    }, REST_MS);
  }, []);
  return { sharp, drawn };
}

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
