import { useHand, useMatch } from '../hud/useTable.ts';

/** Said quietly after a throw that no hand could have made, or that was none: as what it was thrown instead. */
export function ThrowNotes() {
  const { log } = useMatch();
  const { after, said } = useHand((hands) => hands.notes);
  return (
    <output className="note throw-notes" data-throw-notes>
      {after === log.length ? said.join(' ') : ''}
    </output>
  );
}
