import type { ComponentProps } from 'react';
import type { Choice } from '#games/trexlands/actions.ts';
import { useHint } from '../hint/useHint.ts';
import { useCommands } from '../useTable.ts';

interface AnswerProps extends Omit<ComponentProps<'button'>, 'onClick' | 'className'> {
  readonly choice: Choice;
  readonly words: string;
  readonly primary?: boolean;
}

/** An answer that is given with a press, and marked where a hint advises it. */
export function Answer({ choice, words, primary = false, ...more }: AnswerProps) {
  const { act } = useCommands();
  const hint = useHint()({ ...choice });
  return (
    <button
      type="button"
      className={primary ? 'button primary' : 'button'}
      onClick={() => act(choice)}
      {...more}
      {...hint}
    >
      {words}
    </button>
  );
}
