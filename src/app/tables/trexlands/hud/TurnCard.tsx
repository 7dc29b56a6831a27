import { TurnCard as Card } from '#app/frame/TurnCard.tsx';
import { Telling } from './about/Telling.tsx';
import { turnSheetOf } from '#play/trexlands/say/turnSheet.ts';
import { useSession } from '../session/SessionContext.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { useHalt, useNames, useMatch, useView } from './useTable.ts';

/** The turn: the player to act and the task; nobody's while cards are turned over, or an outcome is read. */
export function TurnCard() {
  const sheet = turnSheetOf(useView(), useMatch().undo, useNames());
  const isRevealing = useSession(({ stage }) => stage === 'revealing');
  const halt = useHalt();
  const now = isRevealing
    ? { seat: null, headline: gameTexts.turn.reveal }
    : halt && { seat: halt.undone?.seat ?? null, headline: halt.title };
  return <Card sheet={{ ...sheet, ...now }} detail={<Telling>{sheet.detail}</Telling>} />;
}
