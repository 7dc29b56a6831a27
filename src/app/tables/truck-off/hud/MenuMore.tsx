import type { InMenuProps } from '#app/frame/menu/TableSheets.tsx';
import { rollsMenu } from '#app/table/rollsMenu.tsx';
import { ownDiceTold } from '#play/truck-off/say/ownDice.ts';
import { rolledIn } from '#play/truck-off/say/rolled.ts';
import { useSession } from './useTable.ts';

const RollsButton = rollsMenu(rolledIn);

/** The own dice of the match, and the way to its rolls. */
export function MenuMore(props: Pick<InMenuProps, 'onSheet'>) {
  const dice = useSession(({ match }) => match?.state.options.dice);
  return (
    <>
      {ownDiceTold(dice).map(({ label, words }) => (
        <p key={label} className="note">
          {label}: {words}.
        </p>
      ))}
      <RollsButton {...props} />
    </>
  );
}
