import type { ReactNode } from 'react';
import { RulesButton } from '#app/teach/rulesSheet.tsx';
import { texts } from '#play/texts.ts';
import { Dialog } from '#app/ui/Dialog.tsx';
import type { TextSwitch } from './TextChoice.tsx';
import { ViewPart } from './ViewPart.tsx';

export interface StepMenuProps {
  /** A lesson, or a drill. */
  readonly title: string;
  readonly text: TextSwitch;
  /** The way out: to where one came from, or to the start page. */
  readonly wayBack: { readonly href: string; readonly words: string };
  /** The first of the ways on. */
  readonly first: ReactNode;
  /** Things that a match's menu has, too. */
  readonly between?: ReactNode;
  /** The same, of its view. */
  readonly view?: ReactNode;
  /** A command as text. */
  readonly typing: ReactNode;
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

/** Everything that a step of a lesson needs seldom: the same as in a match, without the match. */
export function StepMenu({
  title,
  text,
  wayBack: { href, words },
  first,
  between,
  view,
  typing,
  onSettings,
  onClose,
}: StepMenuProps) {
  return (
    <Dialog title={texts.table.menu} className="menu" onClose={onClose}>
      <section className="menu-part">
        <h3>{title}</h3>
        <div className="row">
          {first}
          <a className="button" href={href}>
            {words}
          </a>
          <RulesButton onOpen={onClose} />
        </div>
      </section>
      {between}
      <ViewPart text={text} onSettings={onSettings} onClose={onClose}>
        {view}
      </ViewPart>
      <section className="menu-part">
        <h3>{texts.menu.designers}</h3>
        {typing}
      </section>
    </Dialog>
  );
}
