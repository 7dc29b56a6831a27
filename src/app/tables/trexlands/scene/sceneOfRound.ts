import { rollAsked, type RollAsked } from '../../../../games/trexlands/rolls.ts';
import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import { turnOf } from '../../../../games/trexlands/turn.ts';
import type { PieceId } from '../../../../sim/ids.ts';
import { vec3 } from '../../../../sim/maths/vec3.ts';
import type { Pose } from '../../../../sim/world/pose.ts';
import type { PieceState } from '../../../scene/looks/pieceStates.ts';
import type { Scenery, SceneState, Shot, TableScene } from '../../tableScene.ts';
import type { Round, RoundState } from '../round/roundTypes.ts';
import type { Throwing } from '../throwing/throwing.ts';
import { sceneryOf } from './scenery.tsx';

/** The scene of a match of Trexlands that is being played. */
export function sceneOfRound({ store, shown, advance, commands }: Round, throwing: Throwing): TableScene {
  const scenery = sceneryOfLast();
  const shotOf = shotsOf(shown);
  let last: { readonly of: RoundState; readonly held: readonly PieceId[]; readonly state: SceneState } | null = null;
  return {
    drawn: shown,
    ruler: null,
    subscribe: (changed) => {
      const stops = [store.subscribe(changed), throwing.store.subscribe(changed)];
      return () => stops.forEach((stop) => stop());
    },
    getState: () => {
      const of = store.getState();
      const { held } = throwing.store.getState();
      if (last?.of !== of || last.held !== held) last = { of, held, state: stateOf(of, held, of.match && scenery(of.match, rollOf(of)), shotOf(of)) };
      return last.state;
    },
    advance: (seconds, mayGoOn) => {
      const holds = throwing.advance(seconds);
      return advance(seconds, mayGoOn) || holds;
    },
    setCamera: commands.setCamera,
  };
}

const stateOf = (round: RoundState, held: readonly PieceId[], scenery: Scenery | null, shot: Shot | null): SceneState => ({
  scenery,
  camera: round.camera,
  seat: round.match === null ? 0 : (turnOf(round.match.state)?.seat ?? 0),
  shot,
  rulings: [],
  stateOf: (truck) => (held.includes(truck) ? 'held' : lookOf(round, truck)),
});

/** The roll that the table is about now. */
function rollOf({ stage, match, roll }: RoundState): RollAsked | null {
  if (stage === 'rolling' || stage === 'called') return roll?.asked ?? null;
  return stage === 'aiming' && match !== null ? rollAsked(match.state) : null;
}

/** How a truck looks that is chosen, pointed at or down. */
function lookOf({ chosen, pointed, stage, roll }: RoundState, truck: PieceId): PieceState {
  if (chosen.includes(truck)) return 'held';
  if (pointed?.kind === 'truck' && pointed.truck === truck) return 'hover';
  return stage === 'called' && roll?.report?.trucks.some(({ id, upright }) => id === truck && !upright) === true ? 'spent' : 'normal';
}

const CLOSE_M = { back: 0.2, up: 0.14 } as const;

/** From close by the truck that is watched again: where it lay when somebody asked. */
function shotsOf(shown: Round['shown']): (round: RoundState) => Shot | null {
  let last: { readonly of: RoundState['roll']; readonly shot: Shot | null } = { of: null, shot: null };
  return ({ roll }) => {
    const truck = roll?.again?.truck ?? null;
    if (truck === null) return null;
    if (last.of !== roll) last = { of: roll, shot: closeTo(shown.pieces.get(truck)?.after) };
    return last.shot;
  };
}

const closeTo = (pose: Pose | undefined): Shot | null =>
  pose === undefined ? null : { eye: vec3(pose.position.x, pose.position.y + CLOSE_M.up, pose.position.z + CLOSE_M.back), target: pose.position };

/** The same scenery for as long as position and roll are the same. */
function sceneryOfLast(): (match: TrexlandsMatch, roll: RollAsked | null) => Scenery {
  let last: { readonly match: TrexlandsMatch; readonly roll: RollAsked | null; readonly scenery: Scenery } | null = null;
  return (match, roll) => {
    if (last?.match.state !== match.state || last.match.header !== match.header || !sameRoll(last.roll, roll)) last = { match, roll, scenery: sceneryOf(match, roll) };
    return last.scenery;
  };
}

/** Whether both ask for the same trucks on the same ground. */
const sameRoll = (a: RollAsked | null, b: RollAsked | null): boolean => a === b || (a !== null && b !== null && keyOf(a) === keyOf(b));

const keyOf = ({ trucks, surface, ballast }: RollAsked): string => [...trucks, surface, ...ballast].join();
