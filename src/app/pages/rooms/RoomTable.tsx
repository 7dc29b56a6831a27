import { room as roomTexts } from '#play/texts/room.ts';
import { hand as handTexts } from '#play/texts/hand.ts';
import { useCallback, useEffect } from 'react';
import type { GameTypes } from '#engine/game.ts';
import { FarMaster } from '#online/client/farMaster.ts';
import type { Line } from '#online/client/line.ts';
import { claimId, ELSEWHERE } from '#play/storage/matchIds.ts';
import type { Replaying } from '#play/storage/replayMatch.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { Opens } from '../Opens.tsx';
import { hostChance } from '#play/host/chance.ts';
import { LateFault } from '#play/offThread/lateFault.ts';
import { withoutPhysics } from '#app/late/physicsMissing.ts';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { useTheLibrary } from '#app/storage/useLibrary.tsx';
import { useRuntime } from '../runtime.ts';
import type { OpenTable, TableModule } from '../tableModule.ts';
import { CLEAN_ASKED } from '#app/urlFlags.ts';
import { hasWebgl2 } from '#app/scene/webgl.ts';
import type { InRoomProps } from './Lobby.tsx';
import { RoomFoot } from './RoomFoot.tsx';
import type { SeatsHere } from './seatsHere.ts';
import { SeenFirst, SeenThere } from './SeenFirst.tsx';
import { WithHands } from './WithHands.tsx';

interface RoomTableProps extends InRoomProps {
  readonly seats: SeatsHere;
  readonly line: Line;
  readonly module: TableModule;
}

/** A room's match at its table, from the seat that this browser has. */
export function RoomTable(room: RoomTableProps) {
  const runtime = useRuntime();
  const { id } = room.module;
  const open = useCallback(async () => ({ table: await (await runtime).table(id), performs: true }), [runtime, id]);
  return <At {...room} opened={open} />;
}

/** A room's match in the hand of the seat that this phone has; the table is on another screen. */
export function RoomHand(room: RoomTableProps) {
  const runtime = useRuntime();
  const library = useTheLibrary();
  const settings = useTheSettings();
  const { module } = room;
  const open = useCallback(async () => {
    const { openHand, performs = false } = await module.hand();
    const physics = performs ? (await runtime).physics : withoutPhysics(UNSEEN_HERE);
    const { getState, change } = settings;
    return {
      table: openHand({ physics, pace: 'real', random: hostChance, library, settings: getState, change }),
      performs,
    };
  }, [module, runtime, library, settings]);
  return <At {...room} opened={open} />;
}

const UNSEEN_HERE = new LateFault({ code: 'no-physics', message: handTexts.lookThere }, { title: handTexts.toTable });

interface AtProps extends RoomTableProps {
  readonly opened: () => Promise<{ readonly table: OpenTable; readonly performs: boolean }>;
}

function At({ opened, ...room }: AtProps) {
  const { code, looking, kept, line, module } = room;
  const open = useCallback(
    async (_: Replaying): Promise<Result<Sat>> => {
      const [{ table, performs }, { orders }] = await Promise.all([opened(), module.files()]);
      const master = FarMaster.of(line, orders, kept.of(code)?.seen, performs);
      if (master === null) return fault('no-match', roomTexts.joining);
      const id = `${ELSEWHERE}${code}.${line.seen.seat}`;
      claimId(master.match, id);
      table.session.commands.join(master);
      if (master.seat !== null) table.takeUp?.(id);
      return ok({ table, master });
    },
    [line, module, opened, code, kept],
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
      {room.as === 'hand' ? <SeenThere master={master} /> : <SeenFirst master={master} line={line} />}
      {!isClean && <RoomFoot {...room} master={master} />}
    </>
  );
  const tableside = (
    <WithHands line={line} session={session}>
      <Tableside drawn={hasWebgl2()} foot={foot} />
    </WithHands>
  );
  return isClean ? <div className="room-clean">{tableside}</div> : tableside;
}
