import { useCommands, useSession } from './useTable.ts';
import type { Verb } from '#play/traction/session/sessionTypes.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { isBusy } from '#play/traction/say/busy.ts';
import { Headed } from './Headed.tsx';
import { useShortcut } from '#app/frame/keys/useShortcut.ts';

const VERBS: readonly Verb[] = ['walk', 'tackle'];

/** The choice between walk and tackle for the next touch. */
export function VerbChoice() {
  const verb = useSession((session) => session.verb);
  const fixed = useSession((session) => isBusy(session) || session.stage === 'between-steps');
  const { setVerb } = useCommands();
  const shortcuts = {
    walk: useShortcut('walk', gameTexts.action.walk),
    tackle: useShortcut('tackle', gameTexts.action.tackle),
  };
  return (
    <Headed heading={gameTexts.action.verb}>
      {VERBS.map((choice) => (
        <button
          key={choice}
          type="button"
          className="button"
          aria-pressed={verb === choice}
          disabled={fixed}
          {...shortcuts[choice]}
          onClick={() => setVerb(choice)}
        >
          {gameTexts.action[choice]}
        </button>
      ))}
    </Headed>
  );
}
