import { itemOf } from '#games/tractor-pull/almanac/items.ts';
import type { Seat } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { useCommands, useNames, useSession, useViewOf } from '../useTable.ts';
import { effectWords } from '#play/tractor-pull/say/effectWords.ts';
import { ownerOfSpot, spotShort, spotWords } from '#play/tractor-pull/say/spotWords.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { Listed } from './Listed.tsx';
import { useToYou } from '#app/frame/AtTable.tsx';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { TextCards } from './TextCards.tsx';
import { Button } from '#app/ui/Button.tsx';

/** Any number of one's items, each to a spot that it says (TP-30, TP-31). */
export function InstallPanel({ seat }: { readonly seat: Seat }) {
  const state = useViewOf(seat);
  const [names, toYou] = [useNames(), useToYou()];
  const { act, pickItem } = useCommands();
  const aimed = useSession((session) => session.aimed);
  const item = useSession((session) => session.item);
  const hinted = aimed?.do === 'install' ? aimed : null;
  const done = (
    <Button look="primary" data-done {...hintedIf(aimed?.do === 'done')} onClick={() => act({ do: 'done', seat })}>
      {dock.installed}
    </Button>
  );
  if (item === null)
    return <TextCards title={dock.install(names.seat(seat))} seat={seat} main={done} note={dock.installNote} />;
  const spots = choicesOf(state, seat).flatMap((choice) =>
    choice.do !== 'install' || choice.item !== item ? (
      []
    ) : (
      <Button
        key={choice.spot}
        data-spot={choice.spot}
        {...hintedIf(hinted?.item === item && hinted.spot === choice.spot)}
        aria-label={toYou(spotWords(choice.spot, names))}
        onClick={() => act(choice)}
      >
        <SeatBadge colour={names.colour(ownerOfSpot(choice.spot))} small />
        {spotShort(choice.spot)}
      </Button>
    ),
  );
  return (
    <Listed
      title={dock.does(itemOf(item).name, effectWords(item))}
      seat={seat}
      others={
        <Button data-other {...hintedIf(hinted !== null && hinted.item !== item)} onClick={() => pickItem(null)}>
          {dock.other}
        </Button>
      }
      main={done}
      note={itemOf(item).text}
      list={spots}
    />
  );
}
