import { answer, offersOf, type AtRival } from '#play/traction/offers.ts';
import type { Verb } from '#play/traction/session/sessionTypes.ts';
import { capitalised } from '#play/texts.ts';
import { useShortcut } from '#app/frame/keys/useShortcut.ts';
import { useSession, useTheSession } from './useTable.ts';

/** The answers to the ghost at a rival’s piece, for whoever does not press its badges. */
export function AnswersAtRival() {
  const session = useTheSession();
  return useSession(offersOf).map(({ at, badge }) => (
    <Answer key={at.kind} at={at} words={capitalised(badge ?? '')} onPress={() => answer(session, at)} />
  ));
}

const VERBS: Readonly<Record<AtRival['kind'], Verb>> = { tackle: 'tackle', short: 'walk', walk: 'walk' };

interface AnswerProps {
  readonly at: AtRival;
  readonly words: string;
  readonly onPress: () => void;
}

function Answer({ at, words, onPress }: AnswerProps) {
  const shortcut = useShortcut(VERBS[at.kind], words);
  return (
    <button
      type="button"
      className="button"
      data-answer={at.kind}
      {...(at.kind === 'short' ? {} : shortcut)}
      onClick={onPress}
    >
      {words}
    </button>
  );
}
