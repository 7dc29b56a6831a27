import { TurnCard as Card } from '#app/frame/TurnCard.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { actingPiece } from '#play/traction/say/busy.ts';
import { turnSheetOf } from '#play/traction/say/turnSheet.ts';
import { useMatch, useNaming } from './useTable.ts';

/** The turn: the seat's colour and mark, a headline and a detail. */
export function TurnCard() {
  const naming = useNaming();
  const sheet = turnSheetOf(useMatch(), useSession(actingPiece));
  return <Card sheet={sheet} steadiness={naming.steadiness(sheet.seat ?? 0)} />;
}
