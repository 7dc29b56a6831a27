import type { ReactNode } from 'react';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { dock } from '#play/tractor-pull/texts/table.ts';

interface ListedProps {
  readonly title: string;
  readonly seat: number;
  readonly className?: string;
  readonly others?: ReactNode;
  /** All that can be picked on the table, for whoever plays by keys or by words. */
  readonly list: ReactNode;
  readonly children?: ReactNode;
  readonly main?: ReactNode;
  readonly rest?: ReactNode;
}

/** A question whose answers are picked on the table; their list is in the drawer. */
export function Listed({ list, ...bar }: ListedProps) {
  const drawer = useExact();
  return <Bar {...bar} exact={{ drawer, parts: <div className="choices-row">{list}</div>, label: dock.listed }} />;
}
