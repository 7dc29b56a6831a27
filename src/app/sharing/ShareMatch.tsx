import { isWhole } from '#engine/seen.ts';
import type { ComponentType } from 'react';
import { useAtTable, useMatchHere } from '../frame/AtTable.tsx';
import { texts } from '#play/texts.ts';
import { ShareDialog } from './ShareDialog.tsx';

/**
 * The match at the table as a link, as far as it was played. `move`: what a file of the game tells of an action;
 * `hasSecrets`: it tells of secrets, too, until the match is over.
 */
export const shareMatch = (
  move: string,
  { hasSecrets }: { readonly hasSecrets: boolean },
): ComponentType<{ readonly onClose: () => void }> =>
  function ShareMatch({ onClose }) {
    const { game, file, winnersOf } = useAtTable();
    const { played } = useMatchHere();
    if (played === null || !isWhole(played)) return null;
    const whole = texts.sharing.matchNote(move);
    const note = hasSecrets && winnersOf(played) === null ? `${whole} ${texts.sharing.secretsNote}` : whole;
    return (
      <ShareDialog title={texts.sharing.match} note={note} game={game} text={file()} match={played} onClose={onClose} />
    );
  };
