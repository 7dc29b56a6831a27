import '../styles/howToPlay.css';
import type { ReactNode } from 'react';
import { agreeOn, type Plan } from '#play/session/plans.ts';
import { useChange, useSettings } from '../settings/useSettings.tsx';
import type { Lesson } from '../frame/LessonCard.tsx';
import { Page } from '../ui/Page.tsx';
import { goTo } from '../ui/useRoute.ts';
import { WayBack } from './WayBack.tsx';
import { texts } from '#play/texts.ts';
import { useModules } from './runtime.ts';
import type { TableModule } from './tableModule.ts';

export interface LearnFrameProps {
  readonly words: Readonly<Record<'title' | 'lead' | 'begin' | 'note', string>>;
  /** A game's lessons by the ids under which they are known once they have been read. */
  readonly lessons: Readonly<Record<string, Lesson>>;
  /** Goes with the text of a lesson. */
  readonly more?: (id: string, lesson: Lesson) => ReactNode;
  /** The match that the page proposes. */
  readonly first: Plan;
  readonly rules: { readonly href: string; readonly words: string };
}

/** A game in steps, and the way into a first match in which each is explained when it comes up. */
export function LearnFrame({ words, lessons, more, first, rules }: LearnFrameProps) {
  const change = useChange();
  const known = useSettings(({ knownLessons }) => knownLessons);
  const picture = useModules().find(({ id }) => id === first.game)?.card.picture;
  const begin = (): void => {
    change({ roundGuide: true, knownLessons: known.filter((id) => !(id in lessons)) });
    goTo({ page: 'match', id: agreeOn(first.game, first.agreed) });
  };
  return (
    <Page title={words.title} className="learn-page">
      <WayBack />
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      {picture && <img className="learn-picture" src={picture.src} alt={picture.alt} />}
      <ol className="how-to-play">
        {Object.entries(lessons).map(([id, lesson]) => (
          <li key={id}>
            <details>
              <summary>{lesson.title}</summary>
              <p>
                {lesson.text} {more?.(id, lesson)}
              </p>
            </details>
          </li>
        ))}
      </ol>
      <div className="row">
        <button type="button" className="button large primary" onClick={begin}>
          {words.begin}
        </button>
        <a className="button large" href={rules.href}>
          {rules.words}
        </a>
      </div>
      <p className="note">{words.note}</p>
    </Page>
  );
}

/** For a reader who got a link without knowing the game: in one line what it is, and where to learn it. */
export const NewHere = ({ name, card: { lead, learn } }: Pick<TableModule, 'name' | 'card'>) => (
  <p className="note">
    {texts.sharing.newHere(name, lead)} <a href={learn.href}>{texts.sharing.learn}</a>
  </p>
);
