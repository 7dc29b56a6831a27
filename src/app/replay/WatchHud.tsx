import { Suspense, useEffect, type ReactNode } from 'react';
import type { SeatInfo } from '#engine/seats.ts';
import type { RulingPlace } from '#play/route.ts';
import { texts } from '#play/texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { FineControls } from './FineControls.tsx';
import { KeysNote } from './notes.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import type { Watch } from './useWatch.ts';

export interface WatchHudProps {
  /** The match's id. */
  readonly id: string;
  readonly seats: readonly SeatInfo[];
  readonly plates?: ReactNode;
  /** The ruling that is shown: its evidence is what was asked for. */
  readonly ruling: RulingPlace | null;
  readonly beside: Watch['beside'];
  readonly back: { readonly href: string; readonly text: string };
  readonly note: ReactNode;
  /** The referee's words, and other tools. */
  readonly said: ReactNode;
  /** Null where there is none. */
  readonly analysis: ReactNode;
  /** Every action. */
  readonly acts: ReactNode;
  readonly onClean: () => void;
  readonly onVideo: () => void;
}

/** Everything around the table that is watched: a bar; what it opens stands beside the table, never over it. */
export function WatchHud({ id, plates, ruling, beside, back, note, said, analysis, acts, ...fine }: WatchHudProps) {
  const [shown, show] = beside;
  useEffect(() => {
    if (ruling !== null) show('more');
  }, [ruling, show]);
  return (
    <>
      <div className="hud-head">
        <a className="button panel icon back" href={back.href} aria-label={back.text} title={back.text}>
          <Icon name="leave" />
        </a>
        {plates}
      </div>
      <div className="hud-left">
        <Suspense>{note}</Suspense>
      </div>
      <div className="hud-right">
        {shown === 'analysis' && (
          <div className="panel replay-more" data-open>
            {analysis}
          </div>
        )}
        {shown === 'more' && (
          <section className="panel replay-more" aria-label={texts.table.more} data-open>
            {said}
            <FineControls {...fine} />
            {acts}
            <KeysNote />
          </section>
        )}
      </div>
      <div className="hud-foot">
        <ReplayBar id={id} beside={beside} isAnalysed={analysis !== null} />
      </div>
    </>
  );
}
