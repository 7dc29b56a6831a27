import type { ReactNode } from 'react';
import type { Seat } from '#games/tractor-pull/ids.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { OwnHand, ShowHand } from './Hand.tsx';

interface ListedProps {
  readonly title: string;
  readonly seat: Seat;
  readonly className?: string;
  readonly others?: ReactNode;
  /** All that can be picked on the table, for whoever plays by keys or by words. */
  readonly list: ReactNode;
  readonly children?: ReactNode;
  readonly main?: ReactNode;
  /** For those who do not see the table. */
  readonly note?: string | undefined;
  /** The hand may be looked at meanwhile. */
  readonly byHand?: boolean;
}

/** A question whose answers are picked on the table; their list is in the drawer. */
export function Listed({ list, others, note, byHand = false, ...bar }: ListedProps) {
  const drawer = useExact();
  const { seat } = bar;
  return (
    <Bar
      {...bar}
      exact={{ drawer, parts: <div className="choices-row">{list}</div>, label: dock.listed }}
      others={
        <>
          {others}
          {byHand && <ShowHand seat={seat} />}
          <Advised seat={seat} />
        </>
      }
      rest={
        <>
          <AskedNote>{note}</AskedNote>
          {byHand && <OwnHand seat={seat} />}
        </>
      }
    />
  );
}
