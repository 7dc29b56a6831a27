import type { ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import { Message, Page } from './Page.tsx';
import { makeRoute } from '#play/route.ts';

export interface NoWebglProps {
  /** Another way than a new match: to what was asked for, in words; nothing: there is none. */
  readonly inWords?: ReactNode;
}

export const NoWebgl = ({ inWords }: NoWebglProps) => (
  <Message title={texts.noWebgl.title} text={texts.noWebgl.text}>
    <div className="row">{inWords ?? <a href={makeRoute({ page: 'text' })}>{texts.noWebgl.inWords}</a>}</div>
  </Message>
);

export interface ErasedPageProps {
  /** Whether the browser has deleted all of it. */
  readonly all: boolean;
}

/** The end of everything that was kept. Nothing is loaded for it, and nothing is kept again until a new beginning. */
export const ErasedPage = ({ all }: ErasedPageProps) => (
  <Page title={texts.erasing.title} className="message">
    <h1>{texts.erasing.title}</h1>
    <p data-erased={all}>{all ? texts.erasing.done : texts.erasing.notAll}</p>
    <div className="row">
      <button type="button" className="button primary" onClick={() => window.location.reload()}>
        {texts.erasing.anew}
      </button>
    </div>
  </Page>
);
