import { TurnCard as Card } from '../../../frame/TurnCard.tsx';
import { Telling } from './about/Telling.tsx';
import { turnSheetOf } from './model/turnSheet.ts';
import { useSession } from '../session/SessionContext.tsx';
import { gameTexts } from '../texts.ts';
import { useNames, useMatch, useView } from './useTable.ts';

/** The turn: the player to act and the task; nobody's while cards are turned over. */
export function TurnCard() {
  const sheet = turnSheetOf(useView(), useMatch().undo, useNames());
  const isRevealing = useSession(({ stage }) => stage === 'revealing');
  return (
    <Card
      sheet={isRevealing ? { ...sheet, seat: null, headline: gameTexts.turn.reveal } : sheet}
      detail={<Telling>{sheet.detail}</Telling>}
    />
  );
}
