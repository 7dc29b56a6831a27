import { HANDS, type Hand } from '../../sim/assist/assist.ts';
import { useCommands, useSession } from '../match/SessionContext.tsx';
import { texts } from '../texts.ts';
import { useCompact } from './useCompact.ts';

/** A practised hand at one of three paces, or the player's own. */
type WhoseHand = Hand | 'free';

const CHOICES: readonly WhoseHand[] = [...HANDS, 'free'];

function useWhoseHand(): readonly [WhoseHand, (choice: WhoseHand) => void] {
  const mode = useSession(({ handMode }) => handMode);
  const hand = useSession((session) => session.hand);
  const { setHandMode, setHand } = useCommands();
  const choose = (choice: WhoseHand): void => {
    if (choice !== 'free') setHand(choice);
    setHandMode(choice === 'free' ? 'free' : 'assisted');
  };
  return [mode === 'free' ? 'free' : hand, choose];
}

/** Whose hand moves the pieces, for all to see. */
export function HandControls() {
  const [chosen, choose] = useWhoseHand();
  const compact = useCompact();
  if (compact) return <HandSelect chosen={chosen} choose={choose} />;
  return (
    <fieldset className="segments" aria-label={texts.action.hand}>
      {CHOICES.map((choice) => (
        <button key={choice} type="button" className="button" aria-pressed={choice === chosen} title={texts.action.handOf[choice]} onClick={() => choose(choice)}>
          {texts.action.hands[choice]}
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
    <select className="select-field" aria-label={texts.action.hand} value={chosen} onChange={({ target }) => choose(CHOICES.find((choice) => choice === target.value) ?? chosen)}>
      {CHOICES.map((choice) => (
        <option key={choice} value={choice}>
          {texts.action.hands[choice]}
        </option>
      ))}
    </select>
  );
}
