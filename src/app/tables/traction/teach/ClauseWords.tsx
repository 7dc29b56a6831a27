import { makeOwnRoute } from '#play/traction/ownRoutes.ts';

import { texts } from '#play/texts.ts';
import { clauseOf, drillOf } from '#play/traction/teach/lessons.ts';

/** The clause's words, beside what happened, and where one learns it by doing. */
export function ClauseWords({ clause }: { readonly clause: string }) {
  const help = clauseOf(clause);
  if (help === undefined) return null;
  return (
    <>
      <p className="note">{help.words}</p>
      <p className="clause-drill">
        <a href={makeOwnRoute({ page: 'drill', id: help.drill })}>
          {texts.rules.practise(drillOf(help.drill)?.title ?? help.drill)}
        </a>
      </p>
    </>
  );
}
