import { WayBack } from '../../../pages/WayBack.tsx';
import { agreeOn, ALONE } from '../../../session/plans.ts';
import { useChange, useSettings } from '../../../settings/useSettings.tsx';
import { Page } from '../../../ui/Page.tsx';
import { goTo } from '../../../ui/route.ts';
import { card } from '../texts/card.ts';
import { guide } from '../texts/guide.ts';
import { learn } from '../texts/rules.ts';
import { RULES } from './addresses.ts';
import { exampleOf } from './examples.ts';

const LESSONS = Object.entries(guide.lessons);

/** The game in steps, and a first match in which each is explained when it comes up. */
export function LearnPage() {
  const change = useChange();
  const known = useSettings(({ knownLessons }) => knownLessons);
  const begin = (): void => {
    const ids = LESSONS.map(([id]) => id);
    change({ roundGuide: true, knownLessons: known.filter((id) => !ids.includes(id)) });
    goTo({ page: 'match', id: agreeOn('tractor-pull', ALONE) });
  };
  return (
    <Page title={learn.title} className="learn-page">
      <WayBack />
      <h1>{learn.title}</h1>
      <p className="lead">{learn.lead}</p>
      <ol className="how-to-play">
        {LESSONS.map(([id, { title, text, clause }]) => (
          <li key={id}>
            {/* One cell of the list's grid beside the number. */}
            <p>
              <strong>{title}.</strong> {text} <span className="note">{exampleOf(clause)}</span>
            </p>
          </li>
        ))}
      </ol>
      <div className="row">
        <button type="button" className="button large primary" onClick={begin}>
          {learn.begin}
        </button>
        <a className="button large" href={`#${RULES}`}>
          {card.rules}
        </a>
      </div>
      <p className="note">{learn.note}</p>
    </Page>
  );
}
