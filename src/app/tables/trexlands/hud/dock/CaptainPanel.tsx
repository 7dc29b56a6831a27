import { useState } from 'react';
import { captainCard } from '#games/trexlands/captains.ts';
import { freeCaptains } from '#games/trexlands/ranking.ts';
import type { Seat } from '#sim/ids.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Telling } from '../about/Telling.tsx';
import { Fan } from '../cards/Fan.tsx';
import { Advised } from '../hint/Advised.tsx';
import { useHint } from '../hint/useHint.ts';
import { useCommands, useNames, useView } from '../useTable.ts';

/** The choice of the Captain, who serves the Camp for the whole match: a fan, of which one is taken up and read. */
export function CaptainPanel({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const names = useNames();
  const { act } = useCommands();
  const hint = useHint();
  const [taken, take] = useState<number | null>(null);
  const captains = freeCaptains(view);
  const captain = taken === null ? undefined : captains[taken];
  const title = gameTexts.captains.title(names.seat(seat));
  return (
    <DockPanel label={title} seat={seat} className="in-hand captain-panel">
      <h2 className="unseen">{title}</h2>
      <Fan
        label={title}
        cards={captains.map((id) => ({
          face: id,
          data: { 'data-captain': id },
          hint: hint({ do: 'captain', captain: id }),
        }))}
        taken={taken}
        onTake={take}
      />
      <div className="fan-step" aria-live="polite">
        {captain === undefined ? (
          <p className="hint">{gameTexts.captains.hint}</p>
        ) : (
          <>
            <p className="hint">
              <Telling>{captainCard(captain).text}</Telling>
            </p>
            <button
              type="button"
              className="button primary"
              data-take-captain={captain}
              aria-label={gameTexts.captains.take(captainCard(captain).name)}
              onClick={() => act({ do: 'captain', seat, captain })}
            >
              {gameTexts.captains.takeIt}
            </button>
          </>
        )}
        {captain === undefined && <Advised />}
      </div>
      <p className="note">
        <Telling>{gameTexts.captains.note}</Telling>
      </p>
    </DockPanel>
  );
}
