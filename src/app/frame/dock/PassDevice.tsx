import type { ReactNode } from 'react';
import type { Seat } from '#sim/ids.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { texts } from '#play/texts.ts';
import { useAtTable, useSeatNames } from '../AtTable.tsx';
import { Bar } from './Bar.tsx';

/**
 * Between two seats: no secrets are on the page until their owner has the device. `children`: what can be said without
 * taking it.
 */
export function PassDevice({ to, children }: { readonly to: Seat; readonly children?: ReactNode }) {
  const names = useSeatNames();
  const { commands } = useAtTable().session;
  const title = texts.passing.to(names.seat(to));
  return (
    <Bar
      title={title}
      seat={to}
      className="pass-device"
      others={<SeatBadge colour={names.colour(to)} />}
      main={
        <div className="pass-answers">
          <button type="button" className="button primary" data-take={to} onClick={() => commands.passDevice(to)}>
            {texts.passing.iAm(names.seat(to))}
          </button>
          {children}
        </div>
      }
      rest={<p className="unseen">{texts.passing.note}</p>}
    />
  );
}
