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
  /** The ruling that is shown: its evidence is what was asked for. */
  readonly ruling: RulingPlace | null;
  readonly more: Watch['more'];
  readonly back: { readonly href: string; readonly text: string };
  readonly note: ReactNode;
  /** The referee's words, an analysis, and other tools. */
  readonly said: ReactNode;
  /** Every action. */
  readonly acts: ReactNode;
  readonly onClean: () => void;
  readonly onVideo: () => void;
}

/** Everything around the table that is watched: a bar; all else behind *More*, beside the table and never over it. */
export function WatchHud({ id, ruling, more, back, note, said, acts, ...fine }: WatchHudProps) {
  const [isOpen, open] = more;
  useEffect(() => {
    if (ruling !== null) open(true);
  }, [ruling, open]);
  return (
    <>
      <div className="hud-head">
        <a className="button panel icon back" href={back.href} aria-label={back.text} title={back.text}>
          <Icon name="leave" />
        </a>
      </div>
      <div className="hud-left">
        <Suspense>{note}</Suspense>
      </div>
      <div className="hud-right">
        {isOpen && (
          <section className="panel replay-more" aria-label={texts.table.more} data-open>
            {said}
            <FineControls {...fine} />
            {acts}
            <KeysNote />
          </section>
        )}
      </div>
      <div className="hud-foot">
        <ReplayBar id={id} more={{ isOpen, onToggle: () => open(!isOpen) }} />
      </div>
    </>
  );
}
