import { useCallback, useEffect } from 'react';
import type { GameTypes } from '#engine/game.ts';
import { FarMaster } from '#online/client/farMaster.ts';
import type { Line } from '#online/client/line.ts';
import type { Replaying } from '#play/storage/replayMatch.ts';
import { texts } from '#play/texts.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { Opens } from '../Opens.tsx';
import { useRuntime } from '../runtime.ts';
import type { OpenTable, TableModule } from '../tableModule.ts';
import { CLEAN_ASKED } from '#app/urlFlags.ts';
import { hasWebgl2 } from '#app/scene/webgl.ts';
import { RoomFoot } from './RoomFoot.tsx';
import { SeenFirst } from './SeenFirst.tsx';

interface RoomTableProps {
  readonly line: Line;
  readonly module: TableModule;
}

/** A room's match at its table, from the seat that this browser has. */
export function RoomTable({ line, module }: RoomTableProps) {
  const runtime = useRuntime();
  const open = useCallback(
    async (_: Replaying): Promise<Result<Sat>> => {
      const [table, { orders }] = await Promise.all([(await runtime).table(module.id), module.files()]);
      const master = FarMaster.of(line, orders);
      if (master === null) return fault('no-match', texts.rooms.joining);
      table.session.commands.join(master);
      return ok({ table, master });
    },
    [line, module, runtime],
  );
  return <Opens open={open}>{(sat) => <Joined {...sat} line={line} />}</Opens>;
}

/** A table, and the match that it is joined to. */
interface Sat {
  readonly table: OpenTable;
  readonly master: FarMaster<GameTypes>;
}

function Joined({ table, master, line }: Sat & { readonly line: Line }) {
  const { Tableside, session } = table;
  useEffect(() => () => void session.commands.leave(), [session]);
  const isClean = CLEAN_ASKED && line.seen.seat === null;
  const foot = (
    <>
      <SeenFirst master={master} line={line} />
      {!isClean && <RoomFoot line={line} />}
    </>
  );
  const tableside = <Tableside drawn={hasWebgl2()} foot={foot} />;
  return isClean ? <div className="room-clean">{tableside}</div> : tableside;
}
