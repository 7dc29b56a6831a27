import type { SeenEntry } from '#engine/seen.ts';
import type { GameTypes } from '#engine/game.ts';
import type { Rolled } from '#play/say/rolled.ts';
import { rollTexts } from '#play/texts/rolls.ts';
import type { AnySeen } from '#play/storage/gameFiles.ts';
import type { InMenuProps } from '../frame/menu/TableSheets.tsx';
import { laterDialog } from '../late/laterDialog.tsx';

const RollsSheet = laterDialog(async () => (await import('./RollsSheet.tsx')).RollsSheet);

/** The menu's way to the sheet of rolls of a game that rolls something. */
export function rollsMenu<T extends GameTypes>(rolledIn: (entry: SeenEntry<T>) => readonly Rolled[]) {
  const any = rolledIn as (entry: AnySeen['log'][number]) => readonly Rolled[];
  const Sheet = ({ onClose }: { readonly onClose: () => void }) => <RollsSheet rolledIn={any} onClose={onClose} />;
  return function RollsButton({ onSheet }: Pick<InMenuProps, 'onSheet'>) {
    return (
      <div className="row">
        <button type="button" className="button" onClick={() => onSheet({ what: 'own', Sheet })}>
          {rollTexts.open}
        </button>
      </div>
    );
  };
}
