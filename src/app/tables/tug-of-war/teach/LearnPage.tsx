import '../styles.css';
import { WayBack } from '../../../pages/WayBack.tsx';
import { agreeOn, ALONE } from '../../../session/plans.ts';
import { useChange, useSettings } from '../../../settings/useSettings.tsx';
import { Page } from '../../../ui/Page.tsx';
import { goTo } from '../../../ui/route.ts';
import { card } from '../texts/card.ts';
import { guide } from '../texts/guide.ts';
import { help, learn } from '../texts/rules.ts';
import { RULES } from './addresses.ts';

const LESSONS = Object.entries(guide.lessons);

/** The game in steps, and a first match in which each is explained when it comes up. */
export function LearnPage() {
  const change = useChange();
  const known = useSettings(({ knownLessons }) => knownLessons);
  const begin = (): void => {
    const ids = LESSONS.map(([id]) => id);
    change({ roundGuide: true, knownLessons: known.filter((id) => !ids.includes(id)) });
    goTo({ page: 'match', id: agreeOn('tug-of-war', ALONE) });
  };
  return (
    <Page title={learn.title} className="learn-page">
      <WayBack />
      <h1>{learn.title}</h1>
      <p className="lead">{learn.lead}</p>
      <ol className="how-to-play">
        {LESSONS.map(([id, { title, text }]) => (
          <li key={id}>
            {/* One cell of the list's grid beside the number. */}
            <p>
              <strong>{title}.</strong> {text}
            </p>
          </li>
        ))}
      </ol>
      <h2>{help.machines}</h2>
      <ul className="machine-lines">
        {help.machineLines.map(([name, does]) => (
          <li key={name}>
            <strong>{name}.</strong> {does}
          </li>
        ))}
      </ul>
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
