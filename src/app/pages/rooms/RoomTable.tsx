import { useCallback, useEffect } from 'react';
import { FarMaster } from '#online/client/farMaster.ts';
import type { Line } from '#online/client/line.ts';
import type { Replaying } from '#play/storage/replayMatch.ts';
import { texts } from '#play/texts.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { Opens } from '../Opens.tsx';
import { useRuntime } from '../runtime.ts';
import type { OpenTable, TableModule } from '../tableModule.ts';
import { hasWebgl2 } from '#app/scene/webgl.ts';
import { RoomFoot } from './RoomFoot.tsx';
import type { SeatsHere } from './seatsHere.ts';

interface RoomTableProps {
  readonly code: string;
  readonly seats: SeatsHere;
  readonly line: Line;
  readonly module: TableModule;
}

/** A room's match at its table, from the seat that this browser has. */
export function RoomTable(room: RoomTableProps) {
  const { line, module } = room;
  const runtime = useRuntime();
  const open = useCallback(
    async (_: Replaying): Promise<Result<OpenTable>> => {
      const [table, { orders }] = await Promise.all([(await runtime).table(module.id), module.files()]);
      const master = FarMaster.of(line, orders);
      if (master === null) return fault('no-match', texts.rooms.joining);
      table.session.commands.join(master);
      return ok(table);
    },
    [line, module, runtime],
  );
  return <Opens open={open}>{(table) => <Joined {...room} table={table} />}</Opens>;
}

type JoinedProps = RoomTableProps & { readonly table: OpenTable };

function Joined({ table, ...room }: JoinedProps) {
  const { Tableside, session } = table;
  useEffect(() => () => void session.commands.leave(), [session]);
  return <Tableside drawn={hasWebgl2()} foot={<RoomFoot {...room} />} />;
}
