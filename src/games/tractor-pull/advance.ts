import type { RandomSource } from '#engine/random.ts';
import { redFirst } from './changes.ts';
import { followQueue } from './effects.ts';
import { ejectingSeat, followEjections, singleOut } from './ejections.ts';
import { BOTH, rivalOf } from './ids.ts';
import { atLocation, pull } from './match.ts';
import { faceOf, type Installing, type TractorPullState } from './state.ts';
import { andThen, applied, type Applied } from './applied.ts';
import { nextWave, reveal, startRecruiting } from './wave.ts';

/** Everything that follows without a choice or a spin, until a seat is asked again. */
export function advance(so: Applied, random: RandomSource): Applied {
  let now = so;
  for (;;) {
    if (now.state.outcome !== null) return now;
    const next = follow(now.state, random);
    if (next === null) return now;
    now = andThen(now, () => next);
  }
}

/** The next step; null where a choice is awaited. */
function follow(state: TractorPullState, random: RandomSource): Applied | null {
  if (state.queue.length > 0) return followQueue(state);
  const { phase } = state;
  switch (phase.name) {
    case 'faces':
      return haveDecided(state) ? facesShown(state) : null;
    case 'location': // TP-01; a house rule plays without
      return state.options.locations ? null : applied(atLocation(state, random));
    case 'install':
      return nextInstaller(state, phase);
    case 'wave':
      return startRecruiting(state);
    case 'deploy':
      return haveDecided(state) ? reveal(state) : null;
    case 'reveal':
      return singleOut(state);
    case 'eject':
      return ejectingSeat(state) === null ? nextWave(state) : followEjections(state);
    case 'pull':
      return pull(state);
    case 'spin':
    case 'recruit':
    case 'award':
      return null;
  }
}

const haveDecided = ({ players }: TractorPullState): boolean => players.every(({ decided }) => decided);

/** TP-02: both at once; then the youngest spins (TP-04). */
function facesShown(state: TractorPullState): Applied {
  const [first, second] = BOTH.map((seat) => faceOf(state.players[seat]));
  if (first === undefined || first === null || second === undefined || second === null)
    throw new Error('both have picked a face');
  return applied(
    { ...state, phase: { name: 'spin', by: 0, why: 'colours' } },
    { type: 'characters-shown', faces: [first, second] },
  );
}

/** A seat without an item is not asked. Null where the turn is right. */
function nextInstaller(state: TractorPullState, { turn }: Installing): Applied | null {
  if (state.players[turn].items.length > 0) return null;
  const [red] = redFirst(state);
  return turn === red ? applied({ ...state, phase: { name: 'install', turn: rivalOf(turn) } }) : nextWave(state);
}
