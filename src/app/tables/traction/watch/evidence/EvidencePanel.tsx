import '#app/tables/traction/styles/evidence.css';
import type { TractionMatch } from '#games/traction/traction.ts';
import { movedPiece, type Ruling } from '#games/traction/referee/ruling.ts';
import { rulingText } from '#games/traction/referee/texts.ts';
import { namingOf } from '#play/traction/say/naming.ts';
import { useCompact } from '#app/ui/useCompact.ts';
import { makeRoute, type RulingPlace } from '#play/route.ts';
import { useScene } from '#app/scene/SceneContext.tsx';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { clauseOfExample } from '#play/traction/teach/exampleIds.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useTheViewer } from '#app/replay/ViewerContext.tsx';
import { rulingAt } from '../calls.ts';
import { CallTag } from './CallTag.tsx';
import type { Marks } from './marks.ts';
import { movementSaid } from '#play/traction/watch/evidence/movement.ts';
import { laterPart } from '#app/late/later.tsx';

const ClauseWords = laterPart(async () => (await import('#app/tables/traction/teach/ClauseWords.tsx')).ClauseWords);

export interface EvidencePanelProps {
  readonly id: string;
  readonly ruling: RulingPlace;
  readonly match: TractionMatch;
  /** Null until there is something to show. */
  readonly marks: Marks | null;
  readonly onAgain: () => void;
}

/** The ruling being shown, in the referee's words and the rule book's. */
export function EvidencePanel({ id, ruling, match, marks, onAgain }: EvidencePanelProps) {
  const viewer = useTheViewer();
  const naming = namingOf(match.header.seats);
  const said = rulingAt(viewer.film, ruling);
  const victims = useScene(({ scenery, stateOf }) =>
    (scenery?.pieces ?? []).filter((piece) => stateOf(piece) === 'victim').join(' '),
  );
  if (!said) return <p className="panel referee">{texts.replay.noSuchCall}</p>;
  return (
    <section
      className="panel referee evidence"
      aria-label={gameTexts.evidence.title}
      data-evidence={marks ? said.code : ''}
      data-victims={victims}
      data-marks={marks ? marksShown(marks) : ''}
    >
      <p>
        <CallTag ruling={said} /> {rulingText(said, naming.body)} <ClauseMark clause={said.clause} />
      </p>
      <Measured said={said} match={match} action={ruling.action} />
      <Words clause={said.clause} marks={marks} known={clauseOfExample(id) === said.clause} />
      <div className="row">
        <button type="button" className="button primary" disabled={marks === null} onClick={onAgain}>
          {texts.replay.again}
        </button>
        <a className="button" href={makeRoute({ page: 'watch', id, ruling: null })}>
          {texts.replay.whole}
        </a>
      </div>
    </section>
  );
}

/** The marks on the table, as data for tests: parts, and the way with its words. */
const marksShown = ({ mover, other, pointed, bases, way }: Marks): string =>
  [
    mover && `mover:${mover.length}`,
    other && `other:${other.length}`,
    pointed && 'point',
    bases.length > 0 && 'bases',
    way && `way:${way.label}`,
  ]
    .filter((part) => typeof part === 'string')
    .join(' ');

/** How far a piece was moved and turned, beside what is allowed. */
function Measured({
  said,
  match,
  action,
}: {
  readonly said: Ruling;
  readonly match: TractionMatch;
  readonly action: number;
}) {
  if (said.code !== 'crash' && said.code !== 'jiggle') return null;
  const piece = match.log[action]?.performed?.resting.find((resting) => resting.id === movedPiece(said));
  return piece ? <p className="note">{movementSaid(piece, match.state.options.tolerance)}</p> : null;
}

interface WordsProps {
  readonly clause: string;
  readonly marks: Marks | null;
  /** Its example is being watched, and they stand there. */
  readonly known: boolean;
}

/** The rule book's words and what the marks mean; on phones only for those who ask, so that the piece is seen. */
function Words({ clause, marks, known }: WordsProps) {
  const open = !useCompact() && !known;
  return (
    <details key={`${clause} ${open}`} className="evidence-words" open={open}>
      <summary>{gameTexts.evidence.says(clause)}</summary>
      <ClauseWords clause={clause} />
      {marks && <p className="note">{keyOf(marks)}</p>}
    </details>
  );
}

function keyOf({ mover, moved, way }: Marks): string {
  if (moved) return gameTexts.evidence.key[moved];
  if (way) return gameTexts.evidence.key.way;
  return mover ? gameTexts.evidence.key.touch : '';
}
