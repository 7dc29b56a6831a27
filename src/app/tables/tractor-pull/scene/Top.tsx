import { useFrame, useThree } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { BoxGeometry, type Group } from 'three';
import { ruleOf } from '#games/tractor-pull/almanac/sources.ts';
import { BOTH, COLUMNS, PAIRS, type Column } from '#games/tractor-pull/ids.ts';
import { pullRopes } from '#games/tractor-pull/pull.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { TableLook } from '#app/scene/looks/SurfaceLook.tsx';
import { Caption } from '#app/scene/overlays/Caption.tsx';
import { frame, openLine, type Line } from '#app/scene/overlays/lines.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { Solids } from '#play/table/toy/solids.ts';
import { SolidsLook } from '#app/scene/toy/toys.tsx';
import { useCalm } from '#app/settings/useAmbience.ts';
import { lookOfColour } from '#play/seatLooks.ts';
import { captions } from '#play/tractor-pull/texts/table.ts';
import { CardLook } from './CardLook.tsx';
import { namedTexture, backTexture } from './paintCard.ts';
import {
  ASIDE_SPOT,
  CARD_M,
  columnX,
  EJECTED_SPOT,
  GARAGE_SHARE,
  ITEM_SHARE,
  itemSpot,
  knotZ,
  LOCATION_SPOT,
  LYING_Y,
  MAT_M,
  MAT_SPOT,
  pairSpot,
  PAIR_TOUCH_M,
  referenceSpot,
  ropeOf,
  rowZ,
  spaceSpot,
} from '#play/tractor-pull/places.ts';

export interface TopProps {
  readonly header: { readonly seats: readonly SeatInfo[] };
  readonly state: TractorPullState;
  readonly tableM: number;
}

/** Below what lies on it: wood is not quite even. */
const TABLE_TOP_M = -0.003;
const NARROW_PX = 700;
const WHITE = '#f4efe2';
const RED = '#c93a2c';
const BLUE = '#2b62b0';

/** Everything on the table but cards of vehicles and the wrench. */
export function Top({ header, state, tableM }: TopProps) {
  return (
    <>
      <group position-y={TABLE_TOP_M}>
        <TableLook sizeM={tableM} />
      </group>
      <Mat />
      <Places state={state} />
      <Ropes header={header} state={state} />
      <Counters state={state} />
      <Piles state={state} />
      <References />
      {PAIRS.map((pair) => {
        const { x, z } = pairSpot(pair);
        return (
          <mesh
            key={pair}
            geometry={PAIR_TOUCHED}
            visible={false}
            position={[x, 0.004, z]}
            userData={state.garage.some(({ id }) => id === pair) ? { thing: { kind: 'pair', pair } } : {}}
            dispose={null}
          />
        );
      })}
    </>
  );
}

const PAIR_TOUCHED = new BoxGeometry(PAIR_TOUCH_M.wide, 0.01, PAIR_TOUCH_M.deep);

function matSolids(): Solids {
  const solids = new Solids();
  const half = MAT_M / 2;
  solids.at(MAT_SPOT, (here) => here.box([-half, -0.003, -half], [half, 0, half], { colour: '#e7e2d4' }));
  return solids;
}
const MAT = matSolids();

/** The paper that the wrench is spun on: towards each edge sits a player. */
const Mat = () => <SolidsLook solids={MAT} />;

/** Faint frames where vehicles will stand, a side in red and one in blue. */
function Places({ state }: { readonly state: TractorPullState }) {
  const { wave, red } = state;
  const rows = wave === 4 ? ([1, 2, 3, 4] as const) : ([1, 2, 3] as const);
  const lines = useMemo(
    () =>
      ([0, 1] as const).map((seat) =>
        rows.flatMap((row) =>
          COLUMNS.map((column) => {
            const { x, z } = spaceSpot(seat, row, column);
            return frame(x, z, CARD_M.wide + 0.002, CARD_M.deep + 0.002);
          }),
        ),
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- rows follow from their number
    [rows.length],
  );
  return (
    <group position-y={0.001}>
      {([0, 1] as const).map((seat) => (
        <Ribbon
          key={seat}
          lines={lines[seat] ?? []}
          widthM={0.0018}
          colour={red === null ? WHITE : red === seat ? RED : BLUE}
          opacity={0.75}
        />
      ))}
    </group>
  );
}

function knotSolids(): Solids {
  const solids = new Solids();
  solids.box([-0.011, 0, -0.004], [0.011, 0.009, 0.004], { colour: '#d5382b', gloss: 0.5 });
  solids.box([-0.004, 0, -0.008], [0.004, 0.007, 0.008], { colour: '#e9d9b5' });
  return solids;
}
const KNOT = knotSolids();

function Ropes({ header, state }: Omit<TopProps, 'tableM'>) {
  const { wave, red } = state;
  const px = useThree(({ size }) => (size.width < NARROW_PX ? 15 : 22));
  const ropes = useMemo(
    () =>
      COLUMNS.map((column) => {
        const { x, half } = ropeOf(column, wave);
        return openLine([
          { x, z: -half },
          { x, z: half },
        ]);
      }),
    [wave],
  );
  const pulled = red === null ? [] : pullRopes(state);
  const totals = (column: Column): readonly [number, number] =>
    pulled.find(({ rope }) => rope === column)?.totals ?? [0, 0];
  const colours = header.seats.map(({ colour }) => lookOfColour(colour).colour);
  return (
    <>
      <group position-y={0.0014}>
        <Ribbon lines={ropes} widthM={0.005} casingM={0.0008} colour="#e4cf9f" opacity={1} />
        <Ribbon lines={MIDDLE} widthM={0.002} colour={WHITE} opacity={0.9} />
      </group>
      {COLUMNS.map((column) => {
        const [near, far] = totals(column);
        return (
          <group key={column}>
            <Knot x={columnX(column)} z={knotZ([near, far])} />
            {wave > 0 && (
              <>
                <Sum x={columnX(column)} z={-0.021} total={far} colour={colours[1]} px={px} />
                <Sum x={columnX(column)} z={0.021} total={near} colour={colours[0]} px={px} />
              </>
            )}
          </group>
        );
      })}
    </>
  );
}

interface SumProps {
  readonly x: number;
  readonly z: number;
  readonly total: number;
  readonly colour: string | undefined;
  readonly px: number;
}

/** Beside the rope: nothing hides the knot. */
const Sum = ({ x, z, total, px }: SumProps) => (
  <Caption text={String(total)} px={px} place={(at) => void at.set(x + 0.024, 0.006, z)} />
);

const MIDDLE: readonly Line[] = [
  openLine([
    { x: -0.15, z: 0 },
    { x: 0.15, z: 0 },
  ]),
];

const A_SECOND = 5;
const NEAR_M = 0.0002;

/** The knot goes to where the sums draw it. */
function Knot({ x, z }: { readonly x: number; readonly z: number }) {
  const group = useRef<Group>(null);
  const still = useCalm(STILL_ASKED);
  const invalidate = useThree((three) => three.invalidate);
  useFrame((_, seconds) => {
    const { current } = group;
    if (current === null) return;
    const left = z - current.position.z;
    if (still || Math.abs(left) < NEAR_M) {
      current.position.z = z;
      return;
    }
    current.position.z += left * Math.min(1, Math.min(seconds, 0.05) * A_SECOND);
    invalidate();
  });
  return (
    <group ref={group} position-x={x} position-y={0.0012}>
      <SolidsLook solids={KNOT} />
    </group>
  );
}

/** Counters lie on their vehicles, the right way up however these lie. */
function Counters({ state }: { readonly state: TractorPullState }) {
  const px = useThree(({ size }) => (size.width < NARROW_PX ? 12 : 17));
  return state.field.flatMap(({ vehicle, seat, row, column, counters }) => {
    if (counters === 0) return [];
    const { x } = spaceSpot(seat, row, column);
    return (
      <Caption
        key={vehicle}
        text={`+${counters}`}
        px={px}
        ground="#1f7a3d"
        place={(at) => void at.set(x + CARD_M.wide / 2 - 0.012, 0.004, rowZ(seat, row) - CARD_M.deep / 2 + 0.01)}
      />
    );
  });
}

/** TP-44: one in each player's corner; a click opens it. */
const References = () =>
  BOTH.map((seat) => {
    const { x, z } = referenceSpot(seat);
    return (
      <group key={seat} position={[x, LYING_Y, z]}>
        <CardLook
          top={namedTexture(captions.reference, '#8a6d3b')}
          bottom={backTexture()}
          share={GARAGE_SHARE}
          thing={{ kind: 'reference' }}
        />
      </group>
    );
  });

/** The set-aside vehicles, the location, items that are placed, and how many were ejected. */
function Piles({ state }: { readonly state: TractorPullState }) {
  const px = useThree(({ size }) => (size.width < NARROW_PX ? 11 : 15));
  const { aside, location, installed, ejected, wave, garage } = state;
  const back = backTexture();
  const isLaid = wave > 0 || garage.length > 0;
  return (
    <>
      {isLaid && (
        <>
          <group position={[ASIDE_SPOT.x, LYING_Y, ASIDE_SPOT.z]}>
            <CardLook top={back} bottom={back} />
          </group>
          <Caption
            text={captions.pile(captions.aside, aside.length)}
            px={px}
            side="below"
            place={(at) => void at.set(ASIDE_SPOT.x, 0, ASIDE_SPOT.z + CARD_M.deep / 2)}
          />
          <Caption
            text={captions.pile(captions.ejected, ejected.length)}
            px={px}
            side="below"
            place={(at) => void at.set(EJECTED_SPOT.x, 0, EJECTED_SPOT.z + CARD_M.deep / 2)}
          />
        </>
      )}
      {location !== null && (
        <group position={[LOCATION_SPOT.x, LYING_Y, LOCATION_SPOT.z]}>
          <CardLook top={namedTexture(ruleOf(location).name, '#6b7d3a')} bottom={back} />
        </group>
      )}
      {installed.map(({ item, seat, spot }) => {
        const { x, z } = itemSpot(spot, wave, seat);
        return (
          <group key={item} position={[x, LYING_Y, z]}>
            <CardLook
              top={namedTexture(ruleOf(item).name, state.red === seat ? RED : BLUE)}
              bottom={back}
              share={ITEM_SHARE}
            />
          </group>
        );
      })}
    </>
  );
}
