import { gameTexts } from '#play/traction/texts.ts';
import type { KnownHand } from '#play/traction/say/notation.ts';
import { useMatch, useSession } from './useTable.ts';
import type { SessionState } from '#play/traction/session/sessionTypes.ts';
import { slipShown } from '#play/traction/session/slipShown.ts';

const { hands, handsExplained } = gameTexts.log;

/** The hand that moved a piece; a pointer at rest reads what that means. */
export function HandTag({ hand }: { readonly hand: KnownHand }) {
  return (
    <span className="tag" title={handsExplained[hand]}>
      {hands[hand === 'free' ? 'free' : 'assisted']}
    </span>
  );
}

type StepOf = (session: SessionState) => SessionState['steps'][number] | null;

/** Of the last step that was taken at this table, whoever is to move now. */
export const lastStepOf: StepOf = ({ steps }) => steps.at(-1) ?? null;

/** How far the pivot slipped in a step, beside what it may; of a practised hand it is told only where hands tremble. */
export function SteadinessMeter({ stepOf = slipShown }: { readonly stepOf?: StepOf }) {
  const { options } = useMatch().state;
  const own = useSession(({ ownSteps }) => ownSteps);
  const step = useSession(stepOf);
  if (step === null || step.corner === null || !(own || options.hands === 'trembling')) return null;
  const { pivotMm } = options.tolerance;
  const said = gameTexts.steadiness.slipped(step.pivotSlipMm, pivotMm);
  return (
    <p className="steadiness-meter">
      <meter min={0} max={pivotMm} high={pivotMm / 2} optimum={0} value={step.pivotSlipMm} aria-label={said} />
      <span>{said}</span>
    </p>
  );
}
