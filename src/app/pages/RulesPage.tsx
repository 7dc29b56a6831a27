import type { ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import { Page } from '../ui/Page.tsx';
import { WayBack } from './WayBack.tsx';

interface RulesPageProps {
  /** The game's name. */
  readonly game: string;
  readonly children: ReactNode;
}

/** The rules of a game on a page of their own. */
export const RulesPage = ({ game, children }: RulesPageProps) => (
  <Page title={texts.rules.titleOf(game)} className="rules-page">
    <WayBack />
    <h1>{texts.rules.titleOf(game)}</h1>
    {children}
  </Page>
);
