import type { ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import { Message } from './Message.tsx';
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
