import type { ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import { Page } from './Page.tsx';
import { makeRoute } from '#play/route.ts';

export interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  /** Another way on, beside the way back. */
  readonly more?: ReactNode;
}

/** A page in the place of another one: one sentence, what can be done, and a way back. */
export function Message({ title, text, children, more }: MessageProps) {
  return (
    <Page title={title} className="message">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
      <div className="row">
        <a className={children === undefined ? 'button primary' : 'button'} href={makeRoute({ page: 'start' })}>
          {texts.backToStart}
        </a>
        {more}
      </div>
    </Page>
  );
}

export const NotFound = () => <Message title={texts.notFound.title} text={texts.notFound.text} />;
