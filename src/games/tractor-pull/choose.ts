import type { RandomSource } from '#engine/random.ts';
import type { Choice, DeployAction, InstallAction } from './actions.ts';
import { locationOf, type LocationFace } from './almanac/locations.ts';
import type { VehicleId } from './almanac/vehicles.ts';
import { firstOf, redOf, withPlayer } from './changes.ts';
import { pass, resolve } from './effects.ts';
import { eject } from './ejections.ts';
import { standingAt } from './field.ts';
import { rivalOf, type Face, type Seat } from './ids.ts';
import { atLocation, gameWon, keepItem } from './match.ts';
import type { TractorPullState } from './state.ts';
import { andThen, applied, type Applied } from './applied.ts';
import { nextWave, recruit } from './wave.ts';

/** The change by a choice, before anything follows from it. */
export function choose(state: TractorPullState, action: Choice, random: RandomSource): Applied {
  const { seat } = action;
  switch (action.do) {
    case 'face':
      return pickFace(state, seat, action.face);
    case 'location':
      return pickLocation(state, seat, action.location, random);
    case 'install':
      return install(state, action);
    case 'done':
      return done(state, seat);
    case 'recruit':
      return recruit(state, seat, action.pair);
    case 'deploy':
      return deploy(state, action);
    case 'eject': {
      const standing = standingAt(state, action.space);
      if (standing === null) throw new Error(`there is no vehicle at ${action.space}`);
      return eject(state, standing);
    }
    case 'resolve':
      return resolve(state, action.target);
    case 'pass':
      return pass(state);
    case 'award':
      return keepItem(state, action.item);
    case 'concede':
      return andThen(applied(state, { type: 'conceded', seat }), (s) => gameWon(s, rivalOf(seat), 'concession'));
  }
}

const pickFace = (state: TractorPullState, seat: Seat, face: Face): Applied =>
  applied(withPlayer(state, seat, { face, decided: true }), { type: 'face-picked', seat });

function pickLocation(state: TractorPullState, seat: Seat, location: LocationFace, random: RandomSource): Applied {
  const unused = state.unused.filter((id) => id !== locationOf(location));
  return applied(atLocation({ ...state, location, unused }, random), { type: 'located', seat, location });
}

function install(state: TractorPullState, { seat, item, spot }: InstallAction): Applied {
  const items = state.players[seat].items.filter((one) => one !== item);
  const placed = withPlayer(state, seat, { items });
  return applied(
    { ...placed, installed: [...state.installed, { item, seat, spot }] },
    { type: 'installed', seat, item, spot },
  );
}

/** TP-30: the rest stays in the hand (TP-29). */
const done = (state: TractorPullState, seat: Seat): Applied =>
  seat === redOf(state) ? applied({ ...state, phase: { name: 'install', turn: rivalOf(seat) } }) : nextWave(state);

/** TP-12: a card to each column; secret until both have (TP-37). */
function deploy(state: TractorPullState, { seat, vehicles }: DeployAction): Applied {
  let { hand } = state.players[seat];
  const deployed: VehicleId[] = [];
  for (const one of vehicles) {
    const card = firstOf(hand, one);
    if (card === null) throw new Error(`seat ${seat} has no ${one} to deploy`);
    deployed.push(card);
    hand = hand.filter((other) => other !== card);
  }
  return applied(withPlayer(state, seat, { hand, deployed, decided: true }), { type: 'deployed', seat });
}
