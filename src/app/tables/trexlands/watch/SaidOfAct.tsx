import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { clauseSaid } from '#games/trexlands/referee/codeSaid.ts';
import { rulingText } from '#games/trexlands/referee/texts.ts';
import { NothingCalled } from '#app/replay/NothingCalled.tsx';
import { useViewer } from '#app/replay/ViewerContext.tsx';
import { texts } from '#play/texts.ts';
import { sayingsOf } from '#play/trexlands/say/sayings.ts';
import { namesOf } from '#play/trexlands/words/names.ts';

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
