import { recordAction } from '#games/traction/perform.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { rulingsUnder } from '#games/traction/verdict.ts';
import type { Physics } from '#sim/physics.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { standingPose } from '#sim/world/standing.ts';
import { wordsOf } from '#play/traction/say/logLines.ts';
import { namingOf, spokenOf } from '#play/traction/say/naming.ts';
import { notationOf } from '#play/traction/say/notation.ts';
import type { Act, Film, Stills } from '#app/replay/film.ts';
import { capitalised } from '#play/texts/words.ts';
import { touchIn } from '#play/traction/session/gained.ts';
import { touchShot } from './scene/touchShot.ts';
import { sceneryOf } from './scenery.tsx';
import { CALLS } from './watch/calls.ts';

/** A match of Traction as it can be watched. */
export function filmOf(physics: Physics, match: TractionMatch): Film {
  const { header, log, state } = match;
  const naming = namingOf(header.seats);
  const spoken = spokenOf(header.seats);
  return {
    calls: CALLS,
    acts: log.map(({ action, seat, performed, evidence, events, before }, i): Act => {
      const physical = 'gesture' in action ? action : null;
      const after = log[i + 1]?.before.state ?? state;
      const rulings = rulingsUnder(performed?.rulings ?? [], before.state.options.tackling);
      const touch = touchIn(rulings);
      return {
        seat,
        turn: before.state.turn.number,
        words: capitalised(wordsOf({ action, performed, events }, spoken, spoken.piece)),
        notation: notationOf(action, performed, naming),
        ticks: evidence?.ticks ?? 0,
        mover: physical?.gesture.piece ?? null,
        rulings,
        touch: touch && touchShot(touch, after.pieces),
        scenery: sceneryOf(header, before.state, log.slice(0, i)),
        before: stillsOf(before.state),
        after: stillsOf(after),
        record: () => physical && recordAction(physics, before.state, physical),
      };
    }),
    end: { scenery: sceneryOf(header, state, log), stills: stillsOf(state) },
  };
}

const stillsOf = ({ pieces }: TractionState): Stills =>
  new Map(pieces.map((piece) => [piece.id, standingPose(pyramidOf(piece.id), piece, 0)]));
