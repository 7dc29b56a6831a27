import '../styles.css';
import { useMemo } from 'react';
import type { TruckOffMatch } from '#games/truck-off/truckOff.ts';
import type { Physics } from '#sim/physics.ts';
import { MatchReplay } from '#app/replay/MatchReplay.tsx';
import { useWatch } from '#app/replay/useWatch.ts';
import { ownerNamesOf } from '#play/truck-off/say/names.ts';
import { sentencesOf } from '#play/truck-off/say/sayings.ts';
import { WatchSound } from '../sound/WatchSound.tsx';
import { card } from '#play/truck-off/texts/card.ts';
import { filmOf } from './film.ts';
import { publicPart } from '#play/truck-off/watch/publicPart.ts';

interface WatchingProps {
  readonly id: string;
  readonly match: TruckOffMatch;
  readonly physics: Physics;
}

/** A match of Truck Off as it was, without its secrets. */
export function Watching({ id, match: whole, physics }: WatchingProps) {
  const match = useMemo(() => publicPart(whole), [whole]);
  const watch = useWatch('truck-off', () => filmOf(physics, match));
  const { seats } = match.header;
  const names = ownerNamesOf(seats);
  return (
    <MatchReplay
      id={id}
      watch={watch}
      game={card.name}
      seats={seats}
      sound={<WatchSound match={match} />}
      linesOf={(act) => sentencesOf(match.log.slice(act, act + 1), names)}
    />
  );
}
