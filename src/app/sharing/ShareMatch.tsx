import { isWhole } from '#engine/seen.ts';
import type { ComponentType } from 'react';
import { lookOfColour } from '#play/seatLooks.ts';
import { listed, texts } from '#play/texts.ts';
import { useAtTable, useMatchHere, useSeatNames } from '../frame/AtTable.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { TablePicture } from './TablePicture.tsx';

interface Shared {
  readonly hasSecrets: boolean;
  readonly name: string;
  /** The figure of a seat now. */
  count(seat: number): string;
}

/**
 * The match at the table as a link, as far as it was played, under a picture of the table while nothing on it is
 * secret. `move`: what a file of the game tells of an action; `hasSecrets`: it tells of secrets, too, until the match
 * is over.
 */
export const shareMatch = (
  move: string,
  { hasSecrets, name: gameName, count }: Shared,
): ComponentType<{ readonly onClose: () => void }> =>
  function ShareMatch({ onClose }) {
    const { game, file, winnersOf } = useAtTable();
    const { played } = useMatchHere();
    const names = useSeatNames();
    if (played === null || !isWhole(played)) return null;
    const winners = winnersOf(played);
    const whole = texts.sharing.matchNote(move);
    const isOpen = !hasSecrets || winners !== null;
    const note = isOpen ? whole : `${whole} ${texts.sharing.secretsNote}`;
    const [winner] = winners ?? [];
    return (
      <ShareDialog title={texts.sharing.match} note={note} game={game} text={file()} match={played} onClose={onClose}>
        {isOpen && (
          <TablePicture
            game={game}
            title={winner === undefined ? gameName : texts.end.wins(listed((winners ?? []).map(names.seat)))}
            note={listed(played.header.seats.map((_, seat) => `${names.seat(seat)} ${count(seat)}`.trim()))}
            product={texts.product}
            colour={winner === undefined ? null : lookOfColour(names.colour(winner)).colour}
          />
        )}
      </ShareDialog>
    );
  };
