import { diceOfSet, TIE_SETS } from '#games/truck-off/numbers.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useCommands, useOwnerNames, useSession } from '../useTable.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { Button } from '#app/ui/Button.tsx';

/** A tied player chooses the dice (TO-31). */
export function TiePanel({ seat }: { readonly seat: number }) {
  const names = useOwnerNames();
  const { act } = useCommands();
  const aimed = useSession((session) => session.aimed);
  const title = dock.tie(names.seat(seat));
  return (
    <Bar title={title} seat={seat} others={<Advised />} rest={<AskedNote>{dock.tieNote}</AskedNote>}>
      <div className="choices-row">
        {TIE_SETS.map((set) => (
          <Button
            key={set}
            data-set={set}
            {...hintedIf(aimed?.do === 'dice' && aimed.set === set)}
            onClick={() => act({ do: 'dice', seat, set })}
          >
            {dock.set(diceOfSet(set))}
          </Button>
        ))}
      </div>
    </Bar>
  );
}
