import { rivalOf } from '#games/tractor-pull/ids.ts';
import type { MatchScore } from '#games/tractor-pull/state.ts';
import { winnersFirst } from '#games/tractor-pull/texts.ts';
import { SeatsEnd } from '#app/frame/EndFrame.tsx';
import { useSaidName } from '#app/frame/AtTable.tsx';
import { texts } from '#play/texts.ts';
import { end } from '#play/tractor-pull/texts/table.ts';
import { useMatch, useNames } from './useTable.ts';

/** Matches of the winner and of the other, or of a single match its points. */
function scoreOf(winner: number, results: readonly MatchScore[]): string | null {
  const [one, ...more] = results;
  if (one === undefined) return null;
  const won = results.filter((score) => score.winner === winner).length;
  const [first = 0, other = 0] = more.length === 0 ? winnersFirst(one) : [won, results.length - won];
  return texts.end.score(first, other);
}

/** The end of a game: who has won, and how each match ended. */
export function EndPanel() {
  const { state } = useMatch();
  const names = useNames();
  const said = useSaidName();
  const { outcome, results } = state;
  if (outcome === null) return null;
  const { winner, by } = outcome;
  return (
    <SeatsEnd
      winners={[winner]}
      number={scoreOf(winner, results)}
      by={by === 'matches' && state.options.oneMatch ? null : end.by[by](said(rivalOf(winner)))}
    >
      <ol className="match-results">
        {results.map((score, i) => (
          // Matches never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>{end.match(i + 1, names.seat(score.winner), winnersFirst(score), end.how[score.by])}</li>
        ))}
      </ol>
    </SeatsEnd>
  );
}
