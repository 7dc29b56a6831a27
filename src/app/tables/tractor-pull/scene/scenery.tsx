import { standingOf, spaceAt } from '#games/tractor-pull/field.ts';
import { CARD_SETS } from '#games/tractor-pull/almanac/cardSets.ts';
import { classOf, VEHICLE_CARDS, type VehicleId } from '#games/tractor-pull/almanac/vehicles.ts';
import type { SourceId } from '#games/tractor-pull/almanac/sources.ts';
import type { Pulled } from '#games/tractor-pull/events.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { SeenTractorPull } from '#games/tractor-pull/tractorPull.ts';
import type { PieceId } from '#sim/ids.ts';
import { WRENCH_ID } from '#sim/roll/wrench/spin.ts';
import { WAYS } from '#app/scene/shots.ts';
import { UNMARKED, type Scenery } from '#app/scene/tableScene.ts';
import { CardLook } from './CardLook.tsx';
import { backTexture, vehicleTexture, wrenchBack, wrenchFace } from './paintCard.ts';
import {
  fieldStage,
  garageStage,
  GARAGE_SHARE,
  laidStage,
  matStage,
  PLAY_RADIUS_M,
  ropesStage,
  sourceStage,
} from '#play/tractor-pull/places.ts';
import { piecesOf, type Laid } from '#play/tractor-pull/poses.ts';
import { Top } from './Top.tsx';

const TABLE_M = 2;
/** House values, from looking. */
export const LOW_WAYS = { ...WAYS.upright, pitchesDeg: [30] } as const;

type Stages = Pick<Scenery, 'stage' | 'uprightStage'>;

export interface Seen {
  readonly header: SeenTractorPull['header'];
  readonly state: TractorPullState;
  /** The camera looks at the mat while the wrench is spun. */
  readonly atMat: boolean;
  /** The wrench has come to rest there, and is looked at. */
  readonly isSpun?: boolean;
  /** The wrench lies there and waits for a hand. */
  readonly waits?: boolean;
  /** For the eyes of the seat with the device. */
  readonly laid?: Laid | null;
  /** Cards that lie to be chosen from. */
  readonly sources?: readonly SourceId[];
  /** The ropes are pulled now. */
  readonly pulled?: readonly Pulled[] | null;
}

const isVehicle = (id: string): id is VehicleId =>
  CARD_SETS.some((set) => VEHICLE_CARDS[set].some((card) => card === id));

/** A position as it is drawn, for everybody: nothing secret lies open on the table. */
export const sceneryOf = ({
  header,
  state,
  atMat,
  isSpun = false,
  waits = false,
  laid = null,
  sources = [],
  pulled = null,
}: Seen): Scenery => ({
  tableM: TABLE_M,
  ...stagesOf(state, atMat ? (waits ? 'waits' : 'spun') : sources.length > 0 ? 'sources' : 'field'),
  // From low down the ropes are seen behind a wrench that is near enough to be flicked.
  ways: waits ? LOW_WAYS : WAYS.upright,
  playRadiusM: PLAY_RADIUS_M,
  // Both look from the near side: cards are the right way up from there.
  seatYaws: [0, 0],
  pieces: piecesOf(state, laid),
  ...UNMARKED,
  top: <Top mat={atMat || isSpun} tableM={TABLE_M} {...{ header, state, sources, pulled }} />,
  // Where nobody spins it, it is in no way of what is played.
  drawPiece: (id) => (id === WRENCH_ID && !atMat && !isSpun ? null : drawn(state, id)),
});

/** The part that the eye sees, and of that what belongs into an upright picture. */
function stagesOf(state: TractorPullState, what: 'waits' | 'spun' | 'sources' | 'field'): Stages {
  if (what === 'sources') return { stage: sourceStage() };
  if (what !== 'field') return { stage: matStage(what) };
  const { wave, phase, queue, installed, location } = state;
  if (phase.name === 'deploy' && queue.length === 0) return { stage: laidStage(wave) };
  const withItems = installed.length > 0 || phase.name === 'install';
  const upright =
    phase.name === 'recruit' && queue.length === 0 ? garageStage() : ropesStage(wave, withItems, location !== null);
  return { stage: fieldStage(wave, withItems), uprightStage: () => upright };
}

function drawn(state: TractorPullState, id: PieceId) {
  if (id === WRENCH_ID) return <CardLook top={wrenchBack()} bottom={wrenchFace()} thing={{ kind: 'wrench' }} />;
  const name: string = id;
  const back = backTexture();
  if (!isVehicle(name))
    return <CardLook top={back} bottom={back} share={name.startsWith('garage') ? GARAGE_SHARE : 1} />;
  const standing = standingOf(state, name);
  const inGarage = state.garage.some(({ cards }) => cards.includes(name));
  return (
    <CardLook
      top={vehicleTexture(classOf(name))}
      bottom={back}
      share={inGarage ? GARAGE_SHARE : 1}
      {...(standing && { thing: { kind: 'space', space: spaceAt(standing) } })}
    />
  );
}
