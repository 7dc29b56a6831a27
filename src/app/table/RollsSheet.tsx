import { useStore } from 'zustand';
import { rollSheet, type RolledThing } from '#play/say/rollSheet.ts';
import type { Rolled } from '#play/say/rolled.ts';
import { rollTexts } from '#play/texts/rolls.ts';
import type { AnySeen } from '#play/storage/gameFiles.ts';
import { ColumnHeads } from '../ui/ColumnHeads.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useAtTable } from '../frame/AtTable.tsx';
import '../styles/figures.css';

interface RollsSheetProps {
  /** Everything of an entry of the log that was rolled, and counts. */
  readonly rolledIn: (entry: AnySeen['log'][number]) => readonly Rolled[];
  readonly onClose: () => void;
}

/** The rolls of the match, beside what should have come. */
export function RollsSheet({ rolledIn, onClose }: RollsSheetProps) {
  const { session } = useAtTable();
  const match = useStore(session.store, (state) => state.match);
  const things = rollSheet((match?.log ?? []).flatMap(rolledIn));
  return (
    <Dialog title={rollTexts.title} onClose={onClose}>
      {things.length === 0 ? <p>{rollTexts.none}</p> : <p className="note">{rollTexts.lead}</p>}
      {things.map((thing) => (
        <ThingTable key={thing.thing} {...thing} />
      ))}
    </Dialog>
  );
}

function ThingTable({ thing, rolls, faces, isUsual }: RolledThing) {
  const { columns } = rollTexts;
  return (
    <>
      <table className="figures">
        <caption>{rollTexts.thing(thing, rolls)}</caption>
        <ColumnHeads of={Object.values(columns)} />
        <tbody>
          {faces.map(({ face, seen, expected, least, most }) => (
            <tr key={face}>
              <th scope="row">{face}</th>
              <td>{seen}</td>
              <td>{rollTexts.expected(expected)}</td>
              <td>{rollTexts.usually(least, most)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={isUsual ? 'note' : 'wrong'}>{isUsual ? rollTexts.usual : rollTexts.unusual}</p>
    </>
  );
}
