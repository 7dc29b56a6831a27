import { useSession } from '../session/SessionContext.tsx';
import { gameTexts } from '../texts.ts';
import { useMatch } from './useTable.ts';

/** How far the pivot slipped in the last step, beside what it may; where hands are not the usual assisted ones. */
export function SteadinessMeter() {
  const { options } = useMatch().state;
  const free = useSession(({ handMode }) => handMode === 'free');
  const step = useSession(({ steps }) => steps.at(-1) ?? null);
  if (step === null || step.corner === null || !(free || options.hands === 'trembling')) return null;
  const { pivotMm } = options.tolerance;
  const said = gameTexts.steadiness.slipped(step.pivotSlipMm, pivotMm);
  return (
    <p className="steadiness-meter" title={gameTexts.steadiness.slippedNote}>
      <meter min={0} max={pivotMm} high={pivotMm / 2} optimum={0} value={step.pivotSlipMm} aria-label={said} />
      <span>{said}</span>
    </p>
  );
}
