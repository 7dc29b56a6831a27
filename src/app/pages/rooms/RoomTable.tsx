import { useCallback, useEffect } from 'react';
import { FarMaster } from '#online/client/farMaster.ts';
import { lobbyOf } from '#online/client/lobby.ts';
import type { Line, RoomSeen } from '#online/client/line.ts';
import type { Replaying } from '#play/storage/replayMatch.ts';
import { texts } from '#play/texts.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { Opens } from '../Opens.tsx';
import { useRuntime } from '../runtime.ts';
import type { OpenTable, TableModule } from '../tableModule.ts';
import { hasWebgl2 } from '#app/scene/webgl.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { useRoomSeen } from './useRoom.ts';

const MINUTE_MS = 60_000;

interface RoomTableProps {
  readonly line: Line;
  readonly module: TableModule;
}

/** A room's match at its table, from the seat that this browser has. */
export function RoomTable({ line, module }: RoomTableProps) {
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
  return <Opens open={open}>{(table) => <Joined table={table} line={line} />}</Opens>;
}

function Joined({ table, line }: { readonly table: OpenTable; readonly line: Line }) {
  const { Tableside, session } = table;
  useEffect(() => () => void session.commands.leave(), [session]);
  return <Tableside drawn={hasWebgl2()} foot={<Foot line={line} />} />;
}

/** Said where somebody elsewhere is not at the table, and where the line is not in time; and asked once it is over. */
function Foot({ line }: { readonly line: Line }) {
  const seen = useRoomSeen(line);
  const missing = missingIn(seen);
  const lobby = lobbyOf(seen.rows);
  const isOver = lobby?.over === true && seen.seat !== null;
  if (seen.line === 'open' && missing.length === 0 && !isOver) return null;
  return (
    <div className="room-foot">
      {seen.line !== 'open' && <ConnectionLine seen={seen} />}
      {missing.length > 0 && <output className="room-line">{missing.join(' · ')}</output>}
      {isOver && lobby.again.includes(seen.seat) && <output className="room-line">{texts.rooms.againAsked}</output>}
      {isOver && !lobby.again.includes(seen.seat) && (
        <button type="button" className="button primary" onClick={() => void line.ask({ do: 'again' }, null)}>
          {lobby.again.length === 0 ? texts.rooms.again : texts.rooms.againToo}
        </button>
      )}
    </div>
  );
}

function missingIn({ rows, presence, seat: own, nowMs }: RoomSeen): readonly string[] {
  const seats = lobbyOf(rows)?.seats ?? [];
  return presence.flatMap((there, seat) => {
    const { name } = seats[seat]?.info ?? { name: '' };
    if (there === null || there === 'here' || seat === own) return [];
    const said =
      there === 'away' ? texts.rooms.away : texts.rooms.gone(Math.floor((nowMs - there.goneSince) / MINUTE_MS));
    return [texts.rooms.presence(name, said)];
  });
}
