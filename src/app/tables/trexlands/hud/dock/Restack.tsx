import type { Choice, RestackAction } from '../../../../../games/trexlands/actions.ts';
import { nameOf } from '../../../../../games/trexlands/ids.ts';
import type { PieceId } from '../../../../../sim/ids.ts';
import { texts } from '../../../../texts.ts';
import { useRoundCommands } from '../../round/RoundContext.tsx';

/** What the chosen truck can be stacked with or taken from, before the MOVE (TX-22). */
export function Restack({ trucks, choices }: { readonly trucks: readonly PieceId[]; readonly choices: readonly Choice[] }) {
  const { act } = useRoundCommands();
  const [chosen] = trucks;
  const ways = choices.filter((choice): choice is RestackAction => isRestack(choice) && chosen !== undefined && choice.trucks.includes(chosen));
  if (chosen === undefined || ways.length === 0) return null;
  return (
    <div className="row">
      {ways.map((way) => (
        <button key={way.trucks.join()} type="button" className="button quiet" onClick={() => act(way)}>
          {texts.trexMove[way.do](nameOf(otherOf(way, chosen)))}
        </button>
      ))}
    </div>
  );
}

const isRestack = (choice: Choice): choice is RestackAction => choice.do === 'stack' || choice.do === 'unstack';

const otherOf = ({ trucks: [a, b] }: RestackAction, chosen: PieceId): PieceId => (a === chosen ? b : a);
