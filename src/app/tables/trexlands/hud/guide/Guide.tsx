import { ClauseChip } from '../../../../teach/ClauseChip.tsx';
import { useChange, useSettings } from '../../../../settings/useSettings.tsx';
import { texts } from '../../../../texts.ts';
import { useRound } from '../../round/RoundContext.tsx';
import { useView } from '../useRoundTable.ts';
import { lessonsOf } from './lessonOf.ts';

/** In a guided match what comes up is explained when it comes up for the first time, beside the table. */
export function Guide() {
  const guided = useSettings((settings) => settings.roundGuide);
  const known = useSettings((settings) => settings.knownLessons);
  const change = useChange();
  const stage = useRound((round) => round.stage);
  const view = useView();
  const lesson = guided ? lessonsOf(view, stage).find((id) => !known.includes(id)) : undefined;
  if (lesson === undefined) return null;
  const { title, text, clause } = texts.trexGuide.lessons[lesson];
  return (
    <aside className="panel guide" aria-label={texts.trexGuide.label} data-lesson={lesson}>
      <h2>{title}</h2>
      <p aria-live="polite">
        {text} <ClauseChip clause={clause} />
      </p>
      <div className="row">
        <button type="button" className="button primary" onClick={() => change({ knownLessons: [...known, lesson] })}>
          {texts.trexGuide.understood}
        </button>
        <button type="button" className="button quiet" onClick={() => change({ roundGuide: false })}>
          {texts.trexGuide.noMore}
        </button>
      </div>
    </aside>
  );
}
