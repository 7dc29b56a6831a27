import type { Seat } from '../../../sim/ids.ts';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { texts } from '../../texts.ts';
import { useAtTable } from '../AtTable.tsx';
import { DockPanel } from './DockPanel.tsx';
import { useSeatNames } from '../seatNames.ts';

/** Between two seats: no secrets are on the page until their owner has the device. */
export function PassDevice({ to }: { readonly to: Seat }) {
  const names = useSeatNames();
  const { commands } = useAtTable().session;
  const title = texts.passing.to(names.seat(to));
  return (
    <DockPanel label={title} seat={to} className="pass-device">
      <SeatBadge colour={names.colour(to)} />
      <h2>{title}</h2>
      <p className="note">{texts.passing.note}</p>
      <button type="button" className="button primary" data-take={to} onClick={() => commands.passDevice(to)}>
        {texts.passing.iAm(names.seat(to))}
      </button>
    </DockPanel>
  );
}
