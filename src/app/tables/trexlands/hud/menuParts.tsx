import { isWhole } from '#engine/seen.ts';
import { AgreedNotes } from '#app/frame/menu/AgreedNotes.tsx';
import { rollsMenu } from '#app/table/rollsMenu.tsx';
import { TypeMoveForm } from '#app/frame/menu/TypeMoveForm.tsx';
import { ToPractice } from '#app/tables/trexlands/practice/ToPractice.tsx';
import { usePlaysHere } from '#app/frame/AtTable.tsx';
import { texts } from '#play/texts.ts';
import type { InMenuProps } from '#app/frame/menu/TableSheets.tsx';
import { idOfMatch } from '#play/storage/matchIds.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { ownTruckTold } from '#play/trexlands/words/ownTruck.ts';
import { rolledIn } from '#play/trexlands/words/rolled.ts';
import { withNames } from '#play/trexlands/words/names.ts';
import { useCommands, useMatch, useNames } from './useTable.ts';

/** The turn under way, to be tried at a table of its own. */
export function Practise() {
  const match = useMatch();
  if (!isWhole(match)) return null;
  return <ToPractice from="match" id={idOfMatch(match)} match={match} action={match.log.length} />;
}

const Rolls = rollsMenu(rolledIn);

/** The own truck of the match. */
export function Agreed() {
  const { truck } = useMatch().state.options;
  return <AgreedNotes told={ownTruckTold(truck)} />;
}

/** The rolls so far; and, for designers, a command as text. */
export function More(props: InMenuProps) {
  return (
    <>
      <Rolls {...props} />
      <Designers {...props} />
    </>
  );
}

function Designers({ onClose }: Pick<InMenuProps, 'onClose'>) {
  if (!usePlaysHere()) return null;
  return (
    <section className="menu-part">
      <h3>{texts.menu.designers}</h3>
      <TypeMove onDone={onClose} />
    </section>
  );
}

/** A command as text. */
export function TypeMove({ onDone }: { readonly onDone: () => void }) {
  const names = useNames();
  const { typeMove } = useCommands();
  const type = (text: string): string | null => {
    const typed = typeMove(text);
    if (!typed.ok) return withNames(typed.fault.message, names);
    onDone();
    return null;
  };
  return <TypeMoveForm placeholder={gameTexts.menu.typed} onType={type} />;
}
