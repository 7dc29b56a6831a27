import { lazy, Suspense } from 'react';
import type { TractionMatch } from '../../../games/traction/traction.ts';
import { rulingText } from '../../../referee/texts.ts';
import { namingOf } from '../../hud/model/naming.ts';
import { makeRoute, type RulingPlace } from '../../pages/route.ts';
import { ClauseChip } from '../../teach/ClauseChip.tsx';
import { texts } from '../../texts.ts';
import { useTheViewer } from '../ViewerContext.tsx';

const ClauseWords = lazy(async () => ({ default: (await import('../../teach/ClauseWords.tsx')).ClauseWords }));

export interface EvidencePanelProps {
  readonly id: string;
  readonly ruling: RulingPlace;
  readonly match: TractionMatch;
  /** Null until there is something to show. */
  readonly onAgain: (() => void) | null;
}

/** What is being shown, in the referee's words and the rule book's. */
export function EvidencePanel({ id, ruling, match, onAgain }: EvidencePanelProps) {
  const viewer = useTheViewer();
  const naming = namingOf(match.header.seats);
  const said = viewer.film.acts[ruling.action]?.rulings[ruling.ruling];
  if (!said) return <p className="panel referee">{texts.replay.none}</p>;
  const { moveMm } = match.state.options.tolerance;
  return (
    <section className="panel referee" aria-label={texts.replay.evidence} data-evidence={onAgain ? said.code : ''}>
      <p>
        {rulingText(said, naming.body)} <ClauseChip clause={said.clause} />
      </p>
      <Suspense>
        <ClauseWords clause={said.clause} />
      </Suspense>
      {(said.code === 'crash' || said.code === 'jiggle') && said.distanceMm !== null && <p className="note">{texts.replay.allowed(said.distanceMm, moveMm)}</p>}
      <div className="row">
        <button type="button" className="button primary" disabled={onAgain === null} onClick={() => onAgain?.()}>
          {texts.replay.again}
        </button>
        <a className="button" href={makeRoute({ page: 'watch', id, ruling: null })}>
          {texts.replay.link}
        </a>
      </div>
    </section>
  );
}
