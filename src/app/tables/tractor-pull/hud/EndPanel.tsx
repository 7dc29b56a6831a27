import { rivalOf } from '#games/tractor-pull/ids.ts';
import type { MatchScore } from '#games/tractor-pull/state.ts';
import { SeatsEnd } from '#app/frame/EndFrame.tsx';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { end } from '#play/tractor-pull/texts/table.ts';
import { useMatch } from './useTable.ts';

const pointsOf = ({ winner, points }: MatchScore): readonly number[] => (winner === 0 ? points : points.toReversed());

/** The end of a game: who has won, and how each match ended. */
export function EndPanel() {
  const { state } = useMatch();
  const names = useSeatNames();
  const { outcome, results } = state;
  if (outcome === null) return null;
  const { winner, by } = outcome;
  return (
    <SeatsEnd winners={[winner]} by={end.by[by](names.seat(rivalOf(winner)), state.options.oneMatch)}>
      <ol className="match-results">
        {results.map((score, i) => (
          // Matches never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>{end.match(i + 1, names.seat(score.winner), pointsOf(score), end.how[score.by])}</li>
        ))}
      </ol>
    </SeatsEnd>
  );
}
