import { sidesOf } from '#games/truck-off/dice.ts';
import { numberOf, ownerOf } from '#games/truck-off/ids.ts';
import type { TruckOffOptions } from '#games/truck-off/options.ts';
import { ownDieIn } from '#games/truck-off/ownDice.ts';
import type { PieceId } from '#sim/ids.ts';
import { DieLook, OwnDieLook } from '#app/scene/looks/dice/DieLook.tsx';
import { UNMARKED, type Scenery } from '#app/scene/tableScene.ts';
import { lookOf } from '#play/truck-off/brands.ts';
import { playRadiusOf, trayStage, wholeStage } from '#play/truck-off/places.ts';
import { piecesOf } from '#play/truck-off/poses.ts';
import { Top, type Seen } from './Top.tsx';
import { TruckLook } from './TruckLook.tsx';
import { venueLookOf } from './venueLooks.ts';

const TABLE_M = 2;
/** From so high that parked trucks hide neither names nor dice, degrees (house values). */
const WAYS_ABOVE = { turnsDeg: [0], pitchesDeg: [32, 30, 28, 26, 22], air: 0.02 } as const;

/** A position as it is drawn, for everybody: nothing secret lies on the table. */
export const sceneryOf = ({ header, state, atTray, pays = null, deciding = null, ...told }: Seen): Scenery => ({
  tableM: TABLE_M,
  ways: WAYS_ABOVE,
  stage: atTray ? trayStage(state) : wholeStage(state, false),
  ...(!atTray && { uprightStage: () => wholeStage(state, true) }),
  playRadiusM: playRadiusOf(state),
  // All look from the near side: names are the right way up from there.
  seatYaws: Array.from({ length: state.seats }, () => 0),
  pieces: piecesOf(state),
  ...UNMARKED,
  top: <Top {...{ header, state, atTray, pays, deciding, ...told }} tableM={TABLE_M} />,
  drawPiece: (id, look) => {
    const truck = state.trucks.find((one) => one.id === (id as string));
    if (truck === undefined) return <DieOf id={id} options={state.options} />;
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

function DieOf({ id, options }: { readonly id: PieceId; readonly options: TruckOffOptions }) {
  const sides = sidesOf(id);
  const { die, dieInk } = venueLookOf(sides);
  const own = ownDieIn(options, sides);
  return (
    <group userData={{ thing: { kind: 'die', die: id } }}>
      {own === null ? (
        <DieLook die={`d${sides}`} colour={die} ink={dieInk} />
      ) : (
        <OwnDieLook spec={own.spec} colour={die} ink={dieInk} />
      )}
    </group>
  );
}
