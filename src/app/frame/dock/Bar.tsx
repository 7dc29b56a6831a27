import '#app/styles/bar.css';
import type { ReactNode } from 'react';
import { useToYou } from '../AtTable.tsx';
import { DockPanel } from './DockPanel.tsx';
import { ExactButton, type Exact } from './Exact.tsx';

interface BarProps {
  /** The question. */
  readonly title: string;
  /** The name of the panel, where the question is not read from it. */
  readonly label?: string;
  /** For whom it is; null for everybody. */
  readonly seat: number | null;
  readonly className?: string;
  /** Further things that can be done, beside the question. */
  readonly others?: ReactNode;
  /** The answers. */
  readonly children?: ReactNode;
  /** The main action. */
  readonly main?: ReactNode;
  /** Under all that, where there is room, or behind *More*. */
  readonly rest?: ReactNode;
  /** Things that are set finer than by hand, in the drawer over the bar, with how it is opened. */
  readonly exact?: { readonly drawer: Exact; readonly parts: ReactNode; readonly label: string } | undefined;
}

/** A bar of choices in two rows: the question with what else can be done, then the answers and the main action. */
export function Bar({ title, label, seat, className = '', others, children, main, rest, exact }: BarProps) {
  const question = useToYou()(title);
  return (
    <>
      {exact?.drawer.isShown === true && (
        <section className="panel exact" aria-label={exact.label}>
          {exact.parts}
        </section>
      )}
      <DockPanel label={label ?? question} seat={seat} className={`bar ${className}`}>
        <div className="bar-head">
          <h2>{question}</h2>
          {others}
          {exact !== undefined && <ExactButton {...exact.drawer} />}
        </div>
        {isSome(children) && <div className="bar-body">{children}</div>}
        {isSome(main) && <div className="bar-main">{main}</div>}
        {rest}
      </DockPanel>
    </>
  );
}

const isSome = (node: ReactNode): boolean =>
  Array.isArray(node) ? node.some(isSome) : node !== undefined && node !== null && node !== false;
