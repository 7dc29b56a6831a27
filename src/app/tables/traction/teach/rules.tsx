import type { ClauseHelp } from '#engine/lessons.ts';
import { RulesPage as Page } from '#app/pages/RulesPage.tsx';
import type { HelpProps } from '#app/table/tableParts.ts';
import { Clauses, type ClausesProps } from '#app/teach/Clauses.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import { makeRoute } from '#play/route.ts';
import { texts } from '#play/texts.ts';
import { makeOwnRoute } from '#play/traction/ownRoutes.ts';
import { exampleId } from '#play/traction/teach/exampleIds.ts';
import { drillOf, LESSONS } from '#play/traction/teach/lessons.ts';
import { gameTexts } from '#play/traction/texts.ts';

/** The rules of Traction on a page of their own. */
export const RulesPage = ({ clause }: Pick<HelpProps, 'clause'>) => (
  <Page game={gameTexts.card.name}>
    <Rules level="h2" asked={clause} />
  </Page>
);

/** The rules over a table, opened at a clause. */
export const RulesDialog = ({ clause, onClose }: HelpProps) => (
  <Dialog title={texts.rules.title} className="rules-sheet" onClose={onClose}>
    <Rules level="h3" asked={clause} />
  </Dialog>
);

/** Every clause, and the ways to see it and to do it. */
const Rules = (at: Pick<ClausesProps<ClauseHelp>, 'level' | 'asked'>) => (
  <Clauses {...at} chapters={LESSONS.chapters} placeholder={gameTexts.rules.searchPlaceholder} More={WaysOn} />
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
