import '../styles.css';
import { BOTH } from '#games/tug-of-war/ids.ts';
import { wonBy } from '#games/tug-of-war/state.ts';
import type { Names } from '#games/tug-of-war/texts.ts';
import type { TugOfWarMatch } from '#games/tug-of-war/tugOfWar.ts';
import type { Physics } from '#sim/physics.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { useAnalysis } from '#app/replay/analysis/useAnalysis.ts';
import { MatchReplay } from '#app/replay/MatchReplay.tsx';
import { useWatch } from '#app/replay/useWatch.ts';
import { helperOf } from '../helper.ts';
import { sentencesOf } from '#play/tug-of-war/say/sayings.ts';
import { WatchSound } from '../sound/WatchSound.tsx';
import { card } from '#play/tug-of-war/texts/card.ts';
import { replay } from '#play/tug-of-war/texts/table.ts';
import { analysed } from './analysis/analysed.ts';
import { BetterMove } from './analysis/BetterMove.tsx';
import { MatchAnalysis } from './analysis/MatchAnalysis.tsx';
import { filmOf } from './film.ts';

interface WatchingProps {
  readonly id: string;
  readonly match: TugOfWarMatch;
  readonly physics: Physics;
}

/** The cards and the machines that each has then. */
const standing = (state: TugOfWarMatch['state'], names: Names): readonly string[] =>
  BOTH.map((seat) => replay.has(names(seat), state.hands[seat], wonBy(state, seat)));

/** A match of Tug of War as it was, and where it turned. */
export function Watching({ id, match, physics }: WatchingProps) {
  const watch = useWatch('tug-of-war', () => filmOf(match));
  const analysis = useAnalysis(
    id,
    match,
    () => analysed(match),
    () => helperOf(physics),
  );
  const { log, state } = match;
  const { seats } = match.header;
  const names = seatNamesOf(seats);
  return (
    <MatchReplay
      id={id}
      watch={watch}
      game={card.name}
      seats={seats}
      sound={<WatchSound match={match} />}
      linesOf={(act) => [
        ...sentencesOf({ log: log.slice(act, act + 1), state }, names.seat),
        ...standing(log[act + 1]?.before.state ?? state, names.seat),
      ]}
      analysis={{
        panel: <MatchAnalysis match={match} analysis={analysis} />,
        onTable: <BetterMove analysis={analysis} />,
      }}
    />
  );
}
