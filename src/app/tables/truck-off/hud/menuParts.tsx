import { AgreedNotes } from '#app/frame/menu/AgreedNotes.tsx';
import { rollsMenu } from '#app/table/rollsMenu.tsx';
import { ownDiceTold } from '#play/truck-off/say/ownDice.ts';
import { rolledIn } from '#play/truck-off/say/rolled.ts';
import { useSession } from './useTable.ts';

/** The own dice of the match. */
function Agreed() {
  const dice = useSession(({ match }) => match?.state.options.dice);
  return <AgreedNotes told={ownDiceTold(dice)} />;
}

/** Truck Off's own parts of the menu. */
export const MENU = { Agreed, More: rollsMenu(rolledIn) };
