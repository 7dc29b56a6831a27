import { captainCard } from '../../../../../games/trexlands/captains.ts';
import { freeCaptains } from '../../../../../games/trexlands/ranking.ts';
import type { Seat } from '../../../../../sim/ids.ts';
import { gameTexts } from '../../texts.ts';
import { useCommands } from '../../session/SessionContext.tsx';
import { LookAtCard } from '../cards/LookAtCard.tsx';
import { useNames, useView } from '../useTable.ts';
import { useMore } from '../../../../ui/useMore.ts';
import { DockPanel } from '../../../../frame/dock/DockPanel.tsx';

/** The choice of the Captain, who serves the Camp for the whole match. */
export function CaptainPanel({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const names = useNames();
  const { act } = useCommands();
  const row = useMore<HTMLUListElement>('row');
  return (
    <DockPanel label={gameTexts.captains.title(names.seat(seat))} seat={seat} className="captain-panel">
      <h2>{gameTexts.captains.title(names.seat(seat))}</h2>
      <p className="note">{gameTexts.captains.note}</p>
      <ul ref={row} className="card-row card-strip">
        {freeCaptains(view).map((captain) => {
          const { name, text } = captainCard(captain);
          return (
            <li key={captain} className="card-face">
              <LookAtCard face={captain} />
              <p>{text}</p>
              <button
                type="button"
                className="button"
                data-captain={captain}
                onClick={() => act({ do: 'captain', seat, captain })}
              >
                {gameTexts.captains.take(name)}
              </button>
            </li>
          );
        })}
      </ul>
    </DockPanel>
  );
}
