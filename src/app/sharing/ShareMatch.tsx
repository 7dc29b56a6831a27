import { isWhole } from '#engine/seen.ts';
import type { ComponentType } from 'react';
import { lookOfColour } from '#play/seatLooks.ts';
import { resultWords } from '#play/say/resultWords.ts';
import { texts } from '#play/texts.ts';
import { useAtTable, useMatchHere, useSeatNames } from '../frame/AtTable.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { TablePicture } from './TablePicture.tsx';

type Shared = Pick<Parameters<typeof resultWords>[0], 'game' | 'count' | 'score'> & { readonly hasSecrets: boolean };

/**
 * The match at the table as a link, as far as it was played, under a picture of the table while nothing on it is
 * secret. `move`: what a file of the game tells of an action; `hasSecrets`: it tells of secrets, too, until the match
 * is over.
 */
export const shareMatch = (
  move: string,
  { hasSecrets, ...shared }: Shared,
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
    const result = resultWords({ ...shared, seats: played.header.seats, winners });
    const of = { game, text: file(), match: played, sent: result.title };
    return (
      <ShareDialog title={texts.sharing.match} note={note} {...of} onClose={onClose}>
        {isOpen && (
          <TablePicture
            game={game}
            {...result}
            product={texts.product}
            colour={winner === undefined ? null : lookOfColour(names.colour(winner)).colour}
          />
        )}
      </ShareDialog>
    );
  };
