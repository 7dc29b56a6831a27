import { Suspense, useState, type ReactNode } from 'react';
import type { SeatInfo } from '#engine/seats.ts';
import { Icon } from '../ui/Icon.tsx';
import { useCompact } from '../ui/useCompact.ts';
import type { RulingPlace } from '#play/route.ts';
import { texts } from '#play/texts.ts';
import { CameraRow } from './CameraRow.tsx';
import { NO_CALLS } from './film.ts';
import { Transport } from './Transport.tsx';
import { useTheViewer, useViewer } from './ViewerContext.tsx';

export interface WatchHudProps {
  readonly seats: readonly SeatInfo[];
  readonly ruling: RulingPlace | null;
  readonly back: { readonly href: string; readonly text: string };
  /** The part that stays beside the table where there is little room, too. */
  readonly note: ReactNode;
  /** The referee's words. */
  readonly said: ReactNode;
  /** Whether an analysis is below them. */
  readonly analysed?: boolean;
  /** Every action. */
  readonly acts: ReactNode;
  readonly onClean: () => void;
  readonly onVideo: () => void;
}

/** Where there is little room one list is open at a time, and at first none but the evidence that was asked for. */
type Sheet = 'said' | 'acts';

function useSheet(ruling: RulingPlace | null) {
  const [chosen, setChosen] = useState<{ readonly of: RulingPlace | null; readonly sheet: Sheet | null } | null>(null);
  const sheet = chosen?.of === ruling ? chosen.sheet : ruling ? 'said' : null;
  const toggle = (which: Sheet): void => setChosen({ of: ruling, sheet: sheet === which ? null : which });
  return { sheet, toggle };
}

/** Everything around the table that is watched. */
export function WatchHud({ seats, ruling, back, note, said, analysed = false, acts, onClean, onVideo }: WatchHudProps) {
  const compact = useCompact();
  const { sheet, toggle } = useSheet(ruling);
  const isOpen = (which: Sheet): boolean => !compact || sheet === which;
  return (
    <div className="hud watch-hud" data-sheet={compact ? (sheet ?? undefined) : undefined}>
      <div className="hud-head">
        <a className="button panel back" href={back.href} aria-label={back.text} title={back.text}>
          {compact ? <Icon name="leave" /> : back.text}
        </a>
        <div className="watch-tools">
          {compact && <SaidButton open={sheet === 'said'} onToggle={() => toggle('said')} />}
          <CameraRow seats={seats} compact={compact} onClean={onClean} onVideo={onVideo} />
        </div>
      </div>
      <div className="hud-left">
        <Suspense>{note}</Suspense>
        {isOpen('said') && said}
        {analysed && !isOpen('said') && (
          <button type="button" className="button panel" onClick={() => toggle('said')}>
            {texts.analysis.title}
          </button>
        )}
      </div>
      {isOpen('acts') && <div className="hud-right">{acts}</div>}
      <div className="hud-foot">
        <Transport list={compact ? { open: sheet === 'acts', onToggle: () => toggle('acts') } : null} />
      </div>
    </div>
  );
}

/** How much has been said by now, where a film tells it; what, behind it. */
function SaidButton({ open, onToggle }: { readonly open: boolean; readonly onToggle: () => void }) {
  const count = useViewer(({ rulings }) => rulings.length);
  const { film } = useTheViewer();
  const label = film.calls === NO_CALLS ? texts.replay.rulings : texts.replay.rulingsSoFar(count);
  return (
    <button
      type="button"
      className="button panel said-button"
      data-some={count > 0}
      aria-expanded={open}
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      <Icon name="ruling" />
      {count > 0 && <span aria-live="polite">{count}</span>}
    </button>
  );
}
