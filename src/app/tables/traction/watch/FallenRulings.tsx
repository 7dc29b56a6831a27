import '../styles/evidence.css';
import type { TractionMatch } from '#games/traction/traction.ts';
import { isFault } from '#games/traction/referee/state.ts';
import { rulingText } from '#games/traction/referee/texts.ts';
import { namingOf } from '#play/traction/say/naming.ts';
import { makeRoute } from '#play/route.ts';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { ofTraction } from './calls.ts';
import { CallTag } from './evidence/CallTag.tsx';
import { NothingCalled } from '#app/replay/notes.tsx';
import { useTheViewer, useViewer } from '#app/replay/ViewerContext.tsx';

/** The referee's rulings so far in this action. */
export function FallenRulings({ id, match }: { readonly id: string; readonly match: TractionMatch }) {
  const act = useViewer(({ at }) => at.act);
  const rulings = useViewer((state) => state.rulings).map(ofTraction);
  const { film } = useTheViewer();
  const isOver = useViewer(({ at }) => at.tick >= (film.acts[at.act]?.ticks ?? Infinity));
  const calls = film.acts[act]?.rulings.length ?? 0;
  const naming = namingOf(match.header.seats);
  return (
    <section className="panel referee" aria-label={texts.replay.rulings} aria-live="polite">
      {rulings.length === 0 && <NothingCalled calls={calls} isOver={isOver} over={gameTexts.evidence.noFoul} />}
      <ul className="sayings">
        {rulings.map((ruling, i) => (
          <li
            key={`${ruling.code} ${ruling.tick} ${ruling.other ?? ''}`}
            data-tone={isFault(ruling) ? 'foul' : 'plain'}
          >
            <CallTag ruling={ruling} /> {rulingText(ruling, naming.body)} <ClauseMark clause={ruling.clause} />{' '}
            <a
              className="show-me"
              href={makeRoute({ page: 'watch', id, ruling: { action: act, ruling: i } })}
              aria-label={texts.replay.showMeOf(ruling.clause)}
            >
              {texts.replay.showMe}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
