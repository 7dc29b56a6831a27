import '../styles.css';
import { BOTH } from '#games/tug-of-war/ids.ts';
import { wonBy } from '#games/tug-of-war/state.ts';
import { useAnalysis } from '#app/replay/analysis/useAnalysis.ts';
import { defineReplay, type AnalysedProps } from '#app/table/defineReplay.tsx';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { play } from '#play/tug-of-war/play.ts';
import type { TugOfWarTable } from '#play/tug-of-war/session/sessionTypes.ts';
import { replay } from '#play/tug-of-war/texts/table.ts';
import { helperOf } from '../helper.ts';
import { TableEar } from '../sound/tableEar.ts';
import { analysed } from './analysis/analysed.ts';
import { BetterMove } from './analysis/BetterMove.tsx';
import { MatchAnalysis } from './analysis/MatchAnalysis.tsx';
import { filmOf } from './film.ts';

function Analysed({ id, match, physics, show }: AnalysedProps<TugOfWarTable>) {
  const analysis = useAnalysis(
    id,
    match,
    () => analysed(match),
    () => helperOf(physics),
  );
  return show({
    panel: <MatchAnalysis match={match} analysis={analysis} />,
    onTable: <BetterMove analysis={analysis} match={match} />,
  });
}

/** A match of Tug of War as it was, and where it turned. */
export const Watching = defineReplay(play, {
  filmOf: (_, match) => filmOf(match),
  ear: (speaker) => new TableEar(speaker),
  /** The cards and the machines that each has then. */
  after: ({ header, log, state: end }, act) => {
    const state = log[act + 1]?.before.state ?? end;
    const { seat: name } = seatNamesOf(header.seats);
    return BOTH.map((seat) => replay.has(name(seat), state.hands[seat], wonBy(state, seat)));
  },
  analysed: (props) => <Analysed {...props} />,
});
