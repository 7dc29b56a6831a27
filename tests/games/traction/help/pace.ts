import type { TractionPart } from '#games/traction/help/drills/judge.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { TICK_HZ } from '#sim/settings.ts';

/**
 * A beginner's pace (house values): reading at 180 words a minute, the usual figure for unhurried silent reading on a
 * screen being 200 to 250; four seconds to find and aim a step, with a second look; one to press a button.
 */
const WORDS_A_MINUTE = 180;
const AIM_S = 4;
const PRESS_S = 1.5;
const PRESSES_A_PART = 2; // one to go on, and one for whatever the task asks to be chosen or ended

/** How long these parts take who does each at the first attempt. */
export function beginnersPace(
  parts: readonly TractionPart[],
  matches: readonly TractionMatch[],
): { readonly seconds: number; readonly steps: number } {
  const words = parts.flatMap((part, i) => {
    const match = matches[i];
    const verdict = match && part.judge(match);
    return `${part.task} ${verdict?.state === 'passed' ? verdict.words : ''}`.trim().split(/\s+/);
  });
  const reports = matches.flatMap(({ log }) => log.flatMap(({ performed }) => performed ?? []));
  const steps = reports.reduce((sum, report) => sum + report.steps.length, 0);
  const ticks = reports.reduce((sum, report) => sum + report.ticks, 0);
  const seconds =
    (words.length / WORDS_A_MINUTE) * 60 + steps * AIM_S + ticks / TICK_HZ + parts.length * PRESSES_A_PART * PRESS_S;
  return { seconds, steps };
}
