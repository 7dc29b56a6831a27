import { useRef, useState } from 'react';
import { freeCaptains } from '#games/trexlands/ranking.ts';
import type { CaptainId } from '#games/trexlands/captains.ts';
import type { Seat } from '#sim/ids.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Telling } from '../about/Telling.tsx';
import { useClosing } from '#app/frame/about/useClosing.ts';
import { Advised } from '../hint/Advised.tsx';
import { useIsAdvised } from '../hint/useHint.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { CaptainRow } from './CaptainRow.tsx';
import { useNames, useView } from '../useTable.ts';

/** The choice of the Captain, who serves the Camp for the whole match: all of them, each with what it does. */
export function CaptainPanel({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const names = useNames();
  const isAdvised = useIsAdvised();
  const [open, setOpen] = useState<CaptainId | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  // A touch within the list is not outside: rows that moved under it would take it from the button it was meant for.
  useClosing(rows, () => setOpen(null));
  return (
    <DockPanel label={gameTexts.captains.title(names.seat(seat))} seat={seat} className="captain-panel">
      <h2>{gameTexts.captains.title(names.seat(seat))}</h2>
      <p className="note">
        <Telling>{gameTexts.captains.note}</Telling>
      </p>
      <ul ref={rows} className="captain-rows">
        {freeCaptains(view).map((captain) => (
          <CaptainRow
            key={captain}
            seat={seat}
            captain={captain}
            open={open === captain}
            onOpen={(opens) => setOpen(opens ? captain : null)}
          />
        ))}
      </ul>
      {/* All rows are to be in sight: under them is room only for a hint that was asked for. */}
      {isAdvised && (
        <div className="dock-last">
          <Advised />
        </div>
      )}
    </DockPanel>
  );
}
