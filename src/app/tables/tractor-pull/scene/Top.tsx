import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { BoxGeometry, type Group } from 'three';
import type { SourceId } from '#games/tractor-pull/almanac/sources.ts';
import type { Pulled } from '#games/tractor-pull/events.ts';
import { BOTH, COLUMNS, SPOTS, spaceOf, type Column, type Seat } from '#games/tractor-pull/ids.ts';
import { pullRopes } from '#games/tractor-pull/pull.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { onlyPerson, type SeatInfo } from '#engine/seats.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { TableLook } from '#app/scene/looks/SurfaceLook.tsx';
import { Caption } from '#app/scene/overlays/Caption.tsx';
import { frame, openLine, type Line } from '#app/scene/overlays/lines.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { Solids } from '#play/table/toy/solids.ts';
import { SolidsLook } from '#app/scene/toy/toys.tsx';
import { useCalm } from '#app/settings/useAmbience.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { lookOfColour } from '#play/seatLooks.ts';

import { texts } from '#play/texts.ts';
import { captions, words } from '#play/tractor-pull/texts/table.ts';
import { CardLook } from './CardLook.tsx';
import type { Ground } from './ground.ts';
import { HEAVES_APART_S } from '#play/tractor-pull/heaves.ts';
import { backTexture, sourceTexture } from './paintCard.ts';
import {
  ASIDE_SPOT,
  CARD_M,
  columnX,
  EJECTED_SPOT,
  ITEM_SHARE,
  itemSpot,
  knotZ,
  LOCATION_SPOT,
  LYING_Y,
  MAT_M,
  MAT_SPOT,
  pairSpot,
  PAIR_TOUCH_M,
  ropeOf,
  rowZ,
  SOURCE_SHARE,
  sourceSpot,
  spaceSpot,
} from '#play/tractor-pull/places.ts';

export interface TopProps {
  readonly header: { readonly seats: readonly SeatInfo[] };
  readonly state: TractorPullState;
  /** The wrench's mat lies there. */
  readonly mat: boolean;
  readonly tableM: number;
  /** Cards that lie to be chosen from. */
  readonly sources: readonly SourceId[];
  /** The ropes are pulled now. */
  readonly pulled: readonly Pulled[] | null;
}

/** Below what lies on it: wood is not quite even. */
const TABLE_TOP_M = -0.003;
const NARROW_PX = 700;
const WHITE = '#f4efe2';
const RED = '#c93a2c';
const BLUE = '#2b62b0';
const SOURCE_GROUND = '#6b7d3a';
/** They lie beside the first row, each on its player's side. */
const FLAG_X = -0.16;
const FLAG_Z = 0.05;

const colourOf = ({ seats }: TopProps['header'], seat: Seat): string =>
  lookOfColour(seats[seat]?.colour ?? seat).colour;

/** Everything on the table but cards of vehicles and the wrench. */
export function Top({ header, state, mat, tableM, sources, pulled }: TopProps) {
  return (
    <>
      <group position-y={TABLE_TOP_M}>
        <TableLook sizeM={tableM} />
      </group>
      <group visible={mat}>
        <Mat header={header} />
      </group>
      {state.phase.name === 'spin' && <Sitting header={header} />}
      <Places header={header} state={state} />
      <Flags header={header} state={state} />
      <Ropes state={state} pulled={pulled} />
      <Counters state={state} />
      <Piles header={header} state={state} sources={sources} />
      <Sources sources={sources} />
      <Touched state={state} />
    </>
  );
}

/** Pairs, and empty places where vehicles and items can be laid: nothing is drawn there. */
function Touched({ state: { wave, phase, garage } }: { readonly state: TractorPullState }) {
  const turn = phase.name === 'install' ? phase.turn : null;
  const item = { wide: CARD_M.wide * ITEM_SHARE, deep: CARD_M.deep * ITEM_SHARE };
  const spaces = BOTH.flatMap((seat) => (wave === 0 ? [] : COLUMNS.map((column) => ({ seat, row: wave, column }))));
  return (
    <>
      {garage.map(({ id }) => (
        <TouchedGround key={id} {...pairSpot(id)} {...PAIR_TOUCH_M} thing={{ kind: 'pair', pair: id }} />
      ))}
      {spaces.map(({ seat, row, column }) => {
        const space = spaceOf(seat, row, column);
        return (
          <TouchedGround key={space} {...spaceSpot(seat, row, column)} {...CARD_M} thing={{ kind: 'space', space }} />
        );
      })}
      {turn !== null &&
        SPOTS.map((spot) => (
          <TouchedGround key={spot} {...itemSpot(spot, wave, turn)} {...item} thing={{ kind: 'spot', spot }} />
        ))}
    </>
  );
}

const TouchedGround = ({ x, z, wide, deep, thing }: Ground & { readonly thing: object }) => (
  <mesh
    geometry={TOUCHED}
    visible={false}
    position={[x, 0.001, z]}
    scale={[wide, 0.01, deep]}
    userData={{ thing }}
    dispose={null}
  />
);

const TOUCHED = new BoxGeometry(1, 1, 1);

/** Of an edge of the mat, m (house value). */
const HEM_M = 0.008;

/** The leather that the wrench is spun on: towards the edge in its colour sits each player. */
function Mat({ header }: Pick<TopProps, 'header'>) {
  const solids = useMemo(() => {
    const all = new Solids();
    const half = MAT_M / 2;
    all.at(MAT_SPOT, (here) => {
      here.box([-half, -0.003, -half], [half, 0, half], { colour: '#274040' });
      for (const seat of BOTH) {
        const z = (seat === 0 ? 1 : -1) * (half - HEM_M);
        here.box([-half, 0, z - HEM_M / 2], [half, 0.0004, z + HEM_M / 2], { colour: colourOf(header, seat) });
      }
    });
    return all;
  }, [header]);
  return <SolidsLook solids={solids} />;
}

/** Names of the players at their edges of the mat: the wrench points there. */
function Sitting({ header: { seats } }: Pick<TopProps, 'header'>) {
  const [names, you] = [seatNamesOf(seats), onlyPerson(seats)];
  return BOTH.map((seat) => (
    <Caption
      key={seat}
      text={seat === you ? texts.table.you : names.seat(seat)}
      place={(at) => void at.set(MAT_SPOT.x, 0.002, MAT_SPOT.z + (seat === 0 ? 1 : -1) * (MAT_M / 2 - HEM_M))}
    />
  ));
}

/** Cards with a text, beside the field. */
const Sources = ({ sources }: Pick<TopProps, 'sources'>) =>
  sources.map((source, i) => {
    const { x, z } = sourceSpot(i, sources.length);
    return (
      <group key={source} position={[x, LYING_Y, z]}>
        <CardLook
          top={sourceTexture(source, SOURCE_GROUND)}
          bottom={backTexture()}
          share={SOURCE_SHARE}
          thing={{ kind: 'source', source }}
        />
      </group>
    );
  });

/**
 * Each player has one colour; who is red in this match, and who blue, a flag says. Where no card speaks of them it has
 * the player's own, and says who picks first.
 */
function Flags({ header, state: { red, options } }: Pick<TopProps, 'header' | 'state'>) {
  const isOwn = !(options.characters || options.locations || options.items);
  const solids = useMemo(() => {
    const flags = new Solids();
    if (red === null) return flags;
    for (const seat of BOTH) {
      const spot = { x: FLAG_X, z: (seat === 0 ? 1 : -1) * FLAG_Z, yaw: 0 };
      flags.at(spot, (here) => {
        here.box([-0.0015, 0, -0.014], [0.0015, 0.003, 0.016], { colour: '#d9d0bd' });
        here.box([-0.028, 0.0008, -0.014], [-0.0015, 0.0022, 0.003], {
          colour: isOwn ? colourOf(header, seat) : red === seat ? RED : BLUE,
        });
      });
    }
    return flags;
  }, [red, isOwn, header]);
  if (red === null) return null;
  return (
    <>
      <SolidsLook solids={solids} />
      {BOTH.map((seat) => (
        <Caption
          key={seat}
          text={isOwn ? captions.picks(red !== seat) : red === seat ? words.red : words.blue}
          px={15}
          place={(at) => void at.set(FLAG_X - 0.015, 0.004, (seat === 0 ? 1 : -1) * FLAG_Z - 0.006)}
        />
      ))}
    </>
  );
}

/** Faint frames where vehicles will stand, each side in its player's colour. */
function Places({ header, state }: Pick<TopProps, 'header' | 'state'>) {
  const { wave } = state;
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
        <Ribbon key={seat} lines={lines[seat] ?? []} widthM={0.0018} colour={colourOf(header, seat)} opacity={0.75} />
      ))}
    </group>
  );
}

function knotSolids(): Solids {
  const solids = new Solids();
  solids.box([-0.011, 0, -0.004], [0.011, 0.009, 0.004], { colour: '#8b9099', gloss: 0.5 });
  solids.box([-0.004, 0, -0.008], [0.004, 0.007, 0.008], { colour: '#e9d9b5' });
  return solids;
}
const KNOT = knotSolids();

function Ropes({ state, pulled: heaved }: Pick<TopProps, 'state' | 'pulled'>) {
  const { wave, red, phase } = state;
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
  const isUpright = useUpright();
  const isSummed = wave > 0 && !(isUpright && phase.name === 'recruit'); // there the garage is all that is seen
  const pulled = red === null ? [] : pullRopes(state);
  const totals = (column: Column): readonly [number, number] =>
    pulled.find(({ rope }) => rope === column)?.totals ?? [0, 0];
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
            <Knot x={columnX(column)} z={knotZ([near, far])} column={column} pulled={heaved} />
            {isSummed && (
              <>
                <Sum x={columnX(column)} z={-0.021} total={far} px={px} />
                <Sum x={columnX(column)} z={0.021} total={near} px={px} />
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

/** A rope that is pulled: to where, and how long after the first. */
interface Heave {
  readonly z: number;
  readonly afterS: number;
}

/** Each after the one before it, its knot over to the front row of whoever wins it. */
function heaveOf(pulled: TopProps['pulled'], column: Column): Heave | null {
  const i = pulled?.findIndex(({ rope }) => rope === column) ?? -1;
  const one = pulled?.[i];
  if (one === undefined) return null;
  const side = one.winner === null ? 0 : one.winner === 0 ? 1 : -1;
  return { z: side * rowZ(0, 1), afterS: i * HEAVES_APART_S };
}

interface KnotProps extends Pick<TopProps, 'pulled'> {
  readonly x: number;
  readonly z: number;
  readonly column: Column;
}

/** The knot goes to where the sums draw it, and to the winner's side as its rope is pulled. */
function Knot({ x, z, column, pulled }: KnotProps) {
  const group = useRef<Group>(null);
  const still = useCalm(STILL_ASKED);
  const invalidate = useThree((three) => three.invalidate);
  const heave = useMemo(() => heaveOf(pulled, column), [pulled, column]);
  const wait = useRef(0);
  useEffect(() => {
    wait.current = heave?.afterS ?? 0;
    invalidate();
  }, [heave, invalidate]);
  useFrame((_, seconds) => {
    const { current } = group;
    if (current === null) return;
    const step = Math.min(seconds, 0.05);
    wait.current -= step;
    const waits = heave !== null && !still && wait.current > 0;
    const to = heave === null || waits ? z : heave.z;
    const left = to - current.position.z;
    if (still || Math.abs(left) < NEAR_M) current.position.z = to;
    else current.position.z += left * Math.min(1, step * A_SECOND);
    if (current.position.z !== to || waits) invalidate();
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
        place={(at) => void at.set(x - CARD_M.wide / 2 + 0.005, 0.004, rowZ(seat, row))}
      />
    );
  });
}

/** Whether the picture is higher than wide. */
const useUpright = (): boolean => useThree(({ size }) => size.width < size.height);

/** The set-aside vehicles, the location, items that are placed, and how many were ejected. */
function Piles({ header, state, sources }: Pick<TopProps, 'header' | 'state' | 'sources'>) {
  const px = useThree(({ size }) => (size.width < NARROW_PX ? 11 : 15));
  const isUpright = useUpright();
  const { aside, location, installed, ejected, wave, garage } = state;
  const back = backTexture();
  const isLaid = wave > 0 || garage.length > 0;
  const piles = [
    { name: captions.aside, cards: isLaid ? aside.length : 0, spot: ASIDE_SPOT },
    { name: captions.ejected, cards: ejected.length, spot: EJECTED_SPOT },
  ].filter(({ cards }) => !isUpright && sources.length === 0 && cards > 0);
  return (
    <>
      {isLaid && (
        <group position={[ASIDE_SPOT.x, LYING_Y, ASIDE_SPOT.z]}>
          <CardLook top={back} bottom={back} />
        </group>
      )}
      {piles.map(({ name, cards, spot: { x, z } }) => (
        <Caption
          key={name}
          text={captions.pile(name, cards)}
          px={px}
          side="below"
          place={(at) => void at.set(x, 0, z + CARD_M.deep / 2)}
        />
      ))}
      {location !== null && (
        <group position={[LOCATION_SPOT.x, LYING_Y, LOCATION_SPOT.z]}>
          <CardLook top={sourceTexture(location, SOURCE_GROUND)} bottom={back} />
        </group>
      )}
      {installed.map(({ item, seat, spot }) => {
        const { x, z } = itemSpot(spot, wave, seat);
        return (
          <group key={item} position={[x, LYING_Y, z]}>
            <CardLook top={sourceTexture(item, colourOf(header, seat))} bottom={back} share={ITEM_SHARE} />
          </group>
        );
      })}
    </>
  );
}
