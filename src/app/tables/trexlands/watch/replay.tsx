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
import { clauseSaid } from '#games/trexlands/referee/codeSaid.ts';
import { rulingText } from '#games/trexlands/referee/texts.ts';
import { NothingCalled } from '#app/replay/notes.tsx';
import { texts } from '#play/texts.ts';
import { sayingsOf } from '#play/trexlands/say/sayings.ts';
import { namesOf } from '#play/trexlands/words/names.ts';

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

/** The referee's words on a roll, once the trucks lie, and the outcome of the action. */
export function SaidOfAct({ match }: { readonly match: TrexlandsMatch }) {
  const act = useViewer(({ at }) => at.act);
  const entry = match.log[act];
  const isOver = useViewer(({ at }) => at.tick >= (match.log[at.act]?.evidence?.ticks ?? 0));
  const names = namesOf(match.header.seats);
  const said = entry === undefined || !isOver ? [] : sayingsOf(entry.events, names);
  const calls = entry?.performed?.rulings ?? [];
  const rulings = isOver ? calls : [];
  return (
    <section className="panel referee" aria-label={texts.replay.rulings} aria-live="polite">
      {said.length + rulings.length === 0 && <NothingCalled calls={calls.length} isOver={isOver} />}
      <ul className="sayings">
        {rulings.map((ruling) => (
          <li key={ruling.truck} data-tone={ruling.upright && ruling.counts ? 'plain' : 'foul'}>
            {rulingText(ruling, names.truck)} ({clauseSaid(ruling)})
          </li>
        ))}
        {said.map(({ text, clause }) => (
          <li key={text}>
            {text} {clause !== null && `(${clause})`}
          </li>
        ))}
      </ul>
    </section>
  );
}
