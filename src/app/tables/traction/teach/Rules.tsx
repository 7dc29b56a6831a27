import type { ClauseHelp } from '#engine/lessons.ts';
import { Clauses } from '#app/teach/Clauses.tsx';
import { texts } from '#play/texts.ts';
import { makeRoute } from '#play/route.ts';
import { makeOwnRoute } from '#play/traction/ownRoutes.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { exampleId } from '#play/traction/teach/exampleIds.ts';
import { drillOf, LESSONS } from '#play/traction/teach/lessons.ts';

export interface RulesProps {
  /** The level of the chapters' headings. */
  readonly level: 'h2' | 'h3';
  /** The one that was asked for. */
  readonly clause: string | null;
}

/** Every clause, and the ways to see it and to do it. */
export const Rules = ({ level, clause }: RulesProps) => (
  <Clauses
    chapters={LESSONS.chapters}
    level={level}
    asked={clause}
    placeholder={gameTexts.rules.searchPlaceholder}
    More={WaysOn}
  />
);

function WaysOn({ clause: { id, title, codes, drill } }: { readonly clause: ClauseHelp }) {
  return (
    <>
      {codes.length > 0 && (
        <div className="note">
          {texts.rules.rulings}
          <ul className="rule-calls">
            {codes.map((code) => (
              <li key={code}>{texts.rules.call(gameTexts.rules.calls[code] ?? code)}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="rule-ways">
        <a
          href={makeRoute({ page: 'watch', id: exampleId(id), ruling: null })}
          aria-label={texts.rules.exampleOf(title)}
        >
          {texts.rules.example}
        </a>
        <a href={makeOwnRoute({ page: 'drill', id: drill })}>{texts.rules.practise(drillOf(drill)?.title ?? drill)}</a>
      </p>
    </>
  );
}
