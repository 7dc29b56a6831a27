import { useCommands, useSession } from '../session/SessionContext.tsx';
import { chooseHand, WHOSE_HANDS, whoseHandOf, type WhoseHand } from '../session/whoseHand.ts';
import { useMatch } from './useTable.ts';
import { gameTexts } from '../texts.ts';
import { useCompact } from '../../../ui/useCompact.ts';

/** The hand that moves the pieces, for all to see. */
export function HandControls() {
  const chosen = useSession(whoseHandOf);
  const commands = useCommands();
  const choose = (whose: WhoseHand): void => chooseHand(commands, whose);
  const compact = useCompact();
  const onlyFree = useMatch().state.options.hands === 'free';
  if (onlyFree) return <span className="tag">{gameTexts.action.hands.free}</span>;
  if (compact) return <HandSelect chosen={chosen} choose={choose} />;
  return (
    <fieldset className="segments" aria-label={gameTexts.action.hand}>
      {WHOSE_HANDS.map((choice) => (
        <button
          key={choice}
          type="button"
          className="button"
          aria-pressed={choice === chosen}
          title={gameTexts.action.handOf[choice]}
          onClick={() => choose(choice)}
        >
          {gameTexts.action.hands[choice]}
        </button>
      ))}
    </fieldset>
  );
}

interface HandSelectProps {
  readonly chosen: WhoseHand;
  readonly choose: (choice: WhoseHand) => void;
}

function HandSelect({ chosen, choose }: HandSelectProps) {
  return (
    <select
      className="select-field"
      aria-label={gameTexts.action.hand}
      value={chosen}
      onChange={({ target }) => choose(WHOSE_HANDS.find((choice) => choice === target.value) ?? chosen)}
    >
      {WHOSE_HANDS.map((choice) => (
        <option key={choice} value={choice}>
          {gameTexts.action.hands[choice]}
        </option>
      ))}
    </select>
  );
}
