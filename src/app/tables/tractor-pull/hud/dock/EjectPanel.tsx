import type { Seat } from '#games/tractor-pull/ids.ts';
import { useToYou } from '#app/frame/AtTable.tsx';
import { useCommands, useNames, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { OwnHand, ShowHand } from './Hand.tsx';
import { Listed } from './Listed.tsx';
import { standingWords } from '#play/tractor-pull/say/standingWords.ts';

/** Which of one's own tied vehicles goes first (TP-14). */
export function EjectPanel({ seat }: { readonly seat: Seat }) {
  const state = useViewOf(seat);
  const [names, toYou] = [useNames(), useToYou()];
  const aimed = useSession((session) => session.aimed);
  const { act } = useCommands();
  const own = choicesOf(state, seat).flatMap((choice) => {
    if (choice.do !== 'eject') return [];
    return (
      <button
        key={choice.space}
        type="button"
        className="button on-field"
        data-target={choice.space}
        {...hintedIf(aimed?.do === 'eject' && aimed.space === choice.space)}
        onClick={() => act(choice)}
      >
        {toYou(standingWords(state, choice.space, names))}
      </button>
    );
  });
  return (
    <Listed
      title={dock.eject(names.seat(seat))}
      seat={seat}
      className="target-choice"
      others={
        <>
          <ShowHand seat={seat} />
          <Advised seat={seat} />
        </>
      }
      rest={
        <>
          <AskedNote />
          <OwnHand seat={seat} />
        </>
      }
      list={own}
    />
  );
}
