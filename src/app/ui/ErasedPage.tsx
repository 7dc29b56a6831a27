import { texts } from '#play/texts.ts';
import { Page } from './Page.tsx';

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
