import { useContext, useEffect, useRef } from 'react';
import type { GameTypes } from '#engine/game.ts';
import type { FarMaster, Projector } from '#online/client/farMaster.ts';
import type { Line } from '#online/client/line.ts';
import type { AnySeen } from '#play/storage/gameFiles.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { useTime } from '#app/time/TimeContext.ts';
import { ShowFirstContext } from '#app/scene/showFirst.ts';

/** So old an action is seen quickly: nobody was here as it was done, ms (the heads tell the time so often). */
const OLD_MS = 10_000;
/** At most so many are: more of them is a replay (house value). */
const MOST = 4;
const QUICKLY = 4;

/** Throws and walks are seen on the other screen, which takes its time: here the match waits for as long. */
export function SeenThere({ master }: Pick<SeenFirstProps, 'master'>) {
  const time = useTime();
  useEffect(() => {
    let stop = (): void => undefined;
    master.showBy(({ log }, _, then) => {
      const ticks = log.slice(-1).map(({ performed }) => (performed as { readonly ticks?: number } | null)?.ticks ?? 0);
      stop = time.after((1000 * Math.max(0, ...ticks)) / TICK_HZ, then);
    });
    return () => {
      stop();
      master.showBy(null);
    };
  }, [master, time]);
  return null;
}

interface SeenFirstProps {
  readonly master: FarMaster<GameTypes>;
  readonly line: Line;
}

/** The doings of others are seen before the table goes on: as it was, or quickly where it was missed. */
export function SeenFirst({ master, line }: SeenFirstProps) {
  const showFirst = useContext(ShowFirstContext);
  const show = useRef(showFirst);
  useEffect(() => {
    show.current = showFirst;
  }, [showFirst]);
  useEffect(() => {
    /** Performed while nobody looked at the page. */
    let missed: AnySeen['log'] = [];
    const project: Projector<GameTypes> = (cut, at, then) => {
      if (document.hidden) {
        missed = [...missed, ...cut.log];
        return then();
      }
      const isOld = line.seen.nowMs - at > OLD_MS || cut.log.length > 1;
      show.current({ ...cut, log: cut.log.slice(-MOST) }, isOld ? QUICKLY : 1, then);
    };
    const back = (): void => {
      if (document.hidden || missed.length === 0) return;
      show.current({ ...master.match, log: missed.slice(-MOST) }, QUICKLY, () => undefined);
      missed = [];
    };
    master.showBy(project);
    document.addEventListener('visibilitychange', back);
    return () => {
      master.showBy(null);
      document.removeEventListener('visibilitychange', back);
    };
  }, [master, line]);
  return null;
}
