import '../styles.css';
import { useMemo } from 'react';
import type { TractorPullMatch } from '#games/tractor-pull/tractorPull.ts';
import type { Physics } from '#sim/physics.ts';
import { MatchReplay } from '#app/replay/MatchReplay.tsx';
import { useWatch } from '#app/replay/useWatch.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { sentencesOf } from '#play/tractor-pull/say/sayings.ts';
import { WatchSound } from '../sound/WatchSound.tsx';
import { card } from '#play/tractor-pull/texts/card.ts';
import { filmOf } from './film.ts';
import { publicPart } from '#play/tractor-pull/watch/publicPart.ts';

interface WatchingProps {
  readonly id: string;
  readonly match: TractorPullMatch;
  readonly physics: Physics;
}

/** A match of Tractor Pull as it was, without its secrets. */
export function Watching({ id, match: whole, physics }: WatchingProps) {
  const match = useMemo(() => publicPart(whole), [whole]);
  const watch = useWatch('tractor-pull', () => filmOf(physics, match));
  const { seats } = match.header;
  const names = seatNamesOf(seats);
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
