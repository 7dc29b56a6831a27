import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { leaveAt } from '#play/storage/leftAt.ts';
import { texts } from '#play/texts.ts';
import { goTo } from '#app/ui/useRoute.ts';
import { practicePath, type PracticePlace } from '#play/trexlands/teach/addresses.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { takeMatch } from '#play/trexlands/practice/taken.ts';
import { turnAt } from '#play/trexlands/practice/turnAt.ts';

export interface ToPracticeProps {
  readonly id: string;
  readonly match: TrexlandsMatch;
  /** Place in the log; how many there are for the position as it stands. */
  readonly action: number;
  readonly from?: PracticePlace['from'];
  readonly className?: string;
}

/** Takes the turn that the action belongs to where it can be tried again and again; disabled where there is none. */
export function ToPractice({ id, match, action, from = 'watch', className = '' }: ToPracticeProps) {
  const possible = turnAt(match, action) !== null;
  const take = (): void => {
    takeMatch(id, match);
    if (from === 'watch') leaveAt(id, action);
    goTo({ page: 'own', path: practicePath({ from, id, action }) });
  };
  return (
    <button
      type="button"
      className={`button ${className}`}
      disabled={!possible}
      title={possible ? undefined : gameTexts.practice.onlyTurns}
      onClick={take}
    >
      {texts.practice.from}
    </button>
  );
}
