import '../styles.css';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { useAnalysis } from '#app/replay/analysis/useAnalysis.ts';
import { useViewer } from '#app/replay/ViewerContext.tsx';
import { defineReplay, type AnalysedProps } from '#app/table/defineReplay.tsx';
import { play } from '#play/trexlands/play.ts';
import type { TrexlandsTable } from '#play/trexlands/tableTypes.ts';
import { helperOf } from '../helper.ts';
import { ToPractice } from '../practice/ToPractice.tsx';
import { watchedEar } from '../sound/tableEar.ts';
import { analysed } from './analysis/analysed.ts';
import { BetterMove } from './analysis/BetterMove.tsx';
import { MatchAnalysis } from './analysis/MatchAnalysis.tsx';
import { filmOf } from './film.ts';
import { SaidOfAct } from './SaidOfAct.tsx';

function Analysed({ id, match, physics, show }: AnalysedProps<TrexlandsTable>) {
  const analysis = useAnalysis(
    id,
    match,
    () => analysed(match),
    () => helperOf(physics),
  );
  return show({
    panel: <MatchAnalysis id={id} match={match} analysis={analysis} />,
    onTable: <BetterMove match={match} analysis={analysis} />,
  });
}

/** Takes the turn of the action that is seen to practice. */
function ActPosition({ id, match }: { readonly id: string; readonly match: TrexlandsMatch }) {
  const act = useViewer(({ at }) => at.act);
  return (
    <div className="act-position">
      <ToPractice id={id} match={match} action={act} className="quiet" />
    </div>
  );
}

/** A match of Trexlands as it was, and where it turned. */
export const Watching = defineReplay(play, {
  filmOf,
  ear: watchedEar,
  Said: SaidOfAct,
  Foot: ActPosition,
  analysed: (props) => <Analysed {...props} />,
});
