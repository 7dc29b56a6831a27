import { sidesOf } from '#games/truck-off/dice.ts';
import type { Slot } from '#games/truck-off/grid.ts';
import { numberOf, ownerOf, type Sides } from '#games/truck-off/ids.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import type { PieceId } from '#sim/ids.ts';
import { DieLook } from '#app/scene/looks/dice/DieLook.tsx';
import { UNMARKED, type Scenery } from '#app/scene/tableScene.ts';
import { lookOf } from '#play/truck-off/brands.ts';
import { playRadiusOf, trayStage, wholeStage } from '#play/truck-off/places.ts';
import { piecesOf } from '#play/truck-off/poses.ts';
import type { Deciding } from '#play/truck-off/shownState.ts';
import { Top } from './Top.tsx';
import { TruckLook } from './TruckLook.tsx';
import { venueLookOf } from './venueLooks.ts';

const TABLE_M = 2;

export interface Seen {
  readonly header: SeenTruckOff['header'];
  readonly state: TruckOffState;
  /** The camera looks at the tray while dice are thrown. */
  readonly atTray: boolean;
  /** The venue that pays now. */
  readonly pays?: Sides | null;
  /** The payout that has decided the match. */
  readonly deciding?: Deciding | null;
  /** Venues over which it stands what a choice would bring there. */
  readonly offered?: readonly Sides[];
  /** The card of the open grid that does not lie in its place. */
  readonly lifted?: Slot | null;
}

/** A position as it is drawn, for everybody: nothing secret lies on the table. */
export const sceneryOf = ({ header, state, atTray, pays = null, deciding = null, ...told }: Seen): Scenery => ({
  tableM: TABLE_M,
  stage: atTray ? trayStage(state) : wholeStage(state, false),
  ...(!atTray && { uprightStage: () => wholeStage(state, true) }),
  playRadiusM: playRadiusOf(state),
  // All look from the near side: names are the right way up from there.
  seatYaws: Array.from({ length: state.seats }, () => 0),
  pieces: piecesOf(state),
  ...UNMARKED,
  top: <Top header={header} state={state} pays={pays} deciding={deciding} tableM={TABLE_M} {...told} />,
  drawPiece: (id, look) => {
    const truck = state.trucks.find((one) => one.id === (id as string));
    if (truck === undefined) return <DieOf id={id} />;
    return (
      <TruckLook
        truck={truck.id}
        number={numberOf(truck.id)}
        look={lookOf({ header }, ownerOf(truck.id))}
        state={look}
        doubles={truck.doubles}
      />
    );
  },
});

function DieOf({ id }: { readonly id: PieceId }) {
  const sides = sidesOf(id);
  const { die, dieInk } = venueLookOf(sides);
  return (
    <group userData={{ thing: { kind: 'die', die: id } }}>
      <DieLook die={`d${sides}`} colour={die} ink={dieInk} />
    </group>
  );
}
