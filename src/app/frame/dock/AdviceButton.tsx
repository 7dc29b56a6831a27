import { useStore } from 'zustand';
import { texts } from '#play/texts.ts';
import { useAtTable } from '../AtTable.tsx';

interface AdviceButtonProps {
  readonly className?: string;
  readonly disabled?: boolean;
  readonly onPressed?: () => void;
}

/** Asks what the best computer player would do; away where the game has none. */
export function AdviceButton({ className = 'button quiet', disabled = false, onPressed }: AdviceButtonProps) {
  const { session } = useAtTable();
  const { advice } = session;
  const stage = useStore(session.store, (state) => state.advice?.stage ?? null);
  if (advice === undefined) return null;
  return (
    <button
      type="button"
      className={className}
      disabled={disabled || stage === 'thinking'}
      title={texts.advice.note}
      onClick={() => {
        advice.ask();
        onPressed?.();
      }}
    >
      {texts.advice.ask}
    </button>
  );
}
