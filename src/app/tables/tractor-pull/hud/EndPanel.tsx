import { rivalOf } from '#games/tractor-pull/ids.ts';
import { winnersFirst } from '#games/tractor-pull/texts.ts';
import { SeatsEnd } from '#app/frame/EndFrame.tsx';
import { useSaidName } from '#app/frame/AtTable.tsx';
import { scoreOf } from '#play/tractor-pull/say/score.ts';
import { end } from '#play/tractor-pull/texts/table.ts';
import { useMatch, useNames } from './useTable.ts';

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
