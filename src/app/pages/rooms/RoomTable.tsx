import { useCallback, useEffect } from 'react';
import type { GameTypes } from '#engine/game.ts';
import { FarMaster } from '#online/client/farMaster.ts';
import type { Line } from '#online/client/line.ts';
import { claimId, ELSEWHERE } from '#play/storage/matchIds.ts';
import type { Replaying } from '#play/storage/replayMatch.ts';
import { texts } from '#play/texts.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { Opens } from '../Opens.tsx';
import { useRuntime } from '../runtime.ts';
import type { OpenTable, TableModule } from '../tableModule.ts';
import { CLEAN_ASKED } from '#app/urlFlags.ts';
import { hasWebgl2 } from '#app/scene/webgl.ts';
import type { InRoomProps } from './Lobby.tsx';
import { RoomFoot } from './RoomFoot.tsx';
import type { SeatsHere } from './seatsHere.ts';
import { SeenFirst } from './SeenFirst.tsx';
import { WithHands } from './WithHands.tsx';

interface RoomTableProps extends InRoomProps {
  readonly seats: SeatsHere;
  readonly line: Line;
  readonly module: TableModule;
}

/** A room's match at its table, from the seat that this browser has. */
export function RoomTable(room: RoomTableProps) {
  const { code, looking, kept, line, module } = room;
  const runtime = useRuntime();
  const open = useCallback(
    async (_: Replaying): Promise<Result<Sat>> => {
      const [table, { orders }] = await Promise.all([(await runtime).table(module.id), module.files()]);
      const master = FarMaster.of(line, orders, kept.of(code)?.seen);
      if (master === null) return fault('no-match', texts.rooms.joining);
      const id = `${ELSEWHERE}${code}.${line.seen.seat}`;
      claimId(master.match, id);
      table.session.commands.join(master);
      if (master.seat !== null) table.takeUp?.(id);
      return ok({ table, master });
    },
    [line, module, runtime, code, kept],
  );
  const onSeen = useCallback((seen: number) => kept.keep(code, { seen }), [kept, code]);
  return <Opens open={open}>{(sat) => <Joined {...room} {...sat} onSeen={looking ? null : onSeen} />}</Opens>;
}

/** A table, and the match that it is joined to. */
interface Sat {
  readonly table: OpenTable;
  readonly master: FarMaster<GameTypes>;
}

type JoinedProps = RoomTableProps &
  Sat & {
    /** Hears how many rows have been seen. */
    readonly onSeen: ((rows: number) => void) | null;
  };

function Joined({ table, master, onSeen, ...room }: JoinedProps) {
  const { line } = room;
  const { Tableside, session } = table;
  useEffect(() => {
    const stop = master.listen(() => onSeen?.(master.seen));
    master.goOn();
    onSeen?.(master.seen);
    return stop;
  }, [master, onSeen]);
  useEffect(() => () => void session.commands.leave(), [session]);
  const isClean = CLEAN_ASKED && line.seen.seat === null;
  const foot = (
    <>
      <SeenFirst master={master} line={line} />
      {!isClean && <RoomFoot {...room} />}
    </>
  );
  const tableside = (
    <WithHands line={line} session={session}>
      <Tableside drawn={hasWebgl2()} foot={foot} />
    </WithHands>
  );
  return isClean ? <div className="room-clean">{tableside}</div> : tableside;
}
