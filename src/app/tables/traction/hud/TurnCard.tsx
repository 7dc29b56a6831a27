import { TurnCard as Card } from '../../../frame/TurnCard.tsx';
import { turnSheetOf } from './model/turnSheet.ts';
import { useMatch, useNaming } from './useTable.ts';

/** Whose turn it is: colour, mark and name. */
export function TurnCard() {
  const naming = useNaming();
  const sheet = turnSheetOf(useMatch());
  return <Card sheet={sheet} steadiness={naming.steadiness(sheet.seat ?? 0)} />;
}
