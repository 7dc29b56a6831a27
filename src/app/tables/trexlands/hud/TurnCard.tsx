import { TurnCard as Card } from '../../../frame/TurnCard.tsx';
import { turnSheetOf } from './model/turnSheet.ts';
import { useNames, useMatch, useView } from './useTable.ts';

export const TurnCard = () => <Card sheet={turnSheetOf(useView(), useMatch().undo, useNames())} />;
