import { useMemo } from 'react';
import { PadLooks } from '#app/tables/traction/scene/looks/PadLooks.tsx';
import { Gathered } from '#app/scene/looks/Gathered.tsx';
import { PyramidLook, Pyramids } from '#app/tables/traction/scene/looks/Pyramid.tsx';
import { SEAT_LOOKS, type SeatIndex } from '#play/seatLooks.ts';
import { PIECE_STATES, type PieceState } from '#app/scene/looks/pieceStates.ts';
import { Dice } from './Dice.tsx';
import { PYRAMIDS, PYRAMID_SIZES, type PyramidSize } from '../pyramidSizes.ts';

/** A piece's place, mm and radians. */
interface Stand {
  readonly seat: SeatIndex;
  readonly size: PyramidSize;
  readonly x: number;
  readonly z: number;
  readonly yaw?: number;
  readonly onPad?: boolean;
  readonly state?: PieceState;
}

const SEATS: readonly SeatIndex[] = [0, 1, 2, 3, 4];
const CARD_MM = 0.25;

function Look({ seat, size, state = 'normal' }: Pick<Stand, 'seat' | 'size' | 'state'>) {
  return <PyramidLook seat={seat} size={size} state={state} />;
}

function Upright({ x, z, yaw = 0, onPad = false, ...look }: Stand) {
  return (
    <group position={[x / 1000, onPad ? CARD_MM / 1000 : 0, z / 1000]} rotation={[0, yaw, 0]}>
      <Look {...look} />
    </group>
  );
}

/** Lying on a side face. */
function Flat({ x, z, yaw = 0, ...look }: Stand) {
  const { baseMm, heightMm } = PYRAMIDS[look.size];
  return (
    <group position={[x / 1000, 0, z / 1000]} rotation={[0, yaw, 0]}>
      <group rotation={[Math.PI / 2 + Math.atan2(baseMm / 2, heightMm), 0, 0]}>
        <group position={[0, 0, -baseMm / 2000]}>
          <Look {...look} />
        </group>
      </group>
    </group>
  );
}

/** On one corner, in the middle of a step. */
function Tipped({ x, z, yaw = 0, ...look }: Stand) {
  const r = PYRAMIDS[look.size].baseMm / 2000;
  return (
    <group position={[x / 1000, 0, z / 1000]} rotation={[0, yaw, 0]}>
      <group rotation={[0, 0, -0.25]}>
        <group rotation={[0, Math.PI / 4, 0]}>
          <group position={[-r, 0, -r]}>
            <Look {...look} />
          </group>
        </group>
      </group>
    </group>
  );
}

function Pad({ seat, z, turned = false }: { readonly seat: SeatIndex; readonly z: number; readonly turned?: boolean }) {
  const { colour } = SEAT_LOOKS[seat];
  const pads = useMemo(
    () => [{ seat, xM: 0, zM: z / 1000, yaw: turned ? Math.PI : 0, colour }],
    [seat, z, turned, colour],
  );
  return <PadLooks pads={pads} />;
}

/** Where six pieces stand on a pad, mm from its middle. */
const STASH: readonly (readonly [size: PyramidSize, x: number, z: number])[] = [
  ['L', -40, 8],
  ['L', 38, -6],
  ['M', -8, 14],
  ['M', 14, -16],
  ['S', -18, -18],
  ['S', 48, 24],
];

/** Pieces that have left their pad, by their place in the stash. */
type Abroad = Readonly<Record<number, readonly [x: number, z: number]>>;

function Fleet({ seat, padZ, abroad }: { readonly seat: SeatIndex; readonly padZ: number; readonly abroad: Abroad }) {
  return STASH.map(([size, x, z], i) => {
    const away = abroad[i];
    const [atX, atZ] = away ?? [x, padZ + z * Math.sign(padZ)];
    return <Upright key={i} seat={seat} size={size} x={atX} z={atZ} yaw={0.5 * i + seat} onPad={away === undefined} />;
  });
}

/** Two seats across the table, some pieces on their way, one lying, one tipped. */
function Duel() {
  return (
    <>
      <Pad seat={0} z={250} />
      <Pad seat={1} z={-250} turned />
      <Fleet seat={0} padZ={250} abroad={{ 3: [-96, 60], 5: [90, 110] }} />
      <Fleet seat={1} padZ={-250} abroad={{ 1: [-40, -60], 4: [60, 60] }} />
      <Flat seat={1} size="M" x={130} z={20} yaw={0.6} />
      <Tipped seat={0} size="L" x={0} z={90} yaw={0.4} state="held" />
    </>
  );
}

/** All thirty pieces of five seats. */
function Five() {
  return SEATS.map((seat) => (
    <group key={seat} rotation={[0, (seat / 5) * 2 * Math.PI, 0]}>
      <Pad seat={seat} z={270} />
      <Fleet seat={seat} padZ={270} abroad={{ 4: [-8, 120] }} />
    </group>
  ));
}

/** Every state, for every seat. */
function States() {
  return SEATS.map((seat) =>
    PIECE_STATES.map((state, i) => (
      <Upright
        key={`${seat}${state}`}
        seat={seat}
        size="M"
        x={(i - 2.5) * 36}
        z={(seat - 2) * 34}
        yaw={0.35}
        state={state}
      />
    )),
  );
}

/** The three sizes of every seat, close by. */
function Sizes() {
  return SEATS.map((seat) =>
    PYRAMID_SIZES.map((size, i) => (
      <Upright
        key={`${seat}${size}`}
        seat={seat}
        size={size}
        x={(seat - 2) * 44}
        z={200 + (1 - i) * 34}
        yaw={0.3 + seat * 0.12}
      />
    )),
  );
}

/** One large piece of every seat. */
function Row() {
  return SEATS.map((seat) => <Upright key={seat} seat={seat} size="L" x={(seat - 2) * 36} z={0} />);
}

export const SCENES = { none: () => null, duel: Duel, five: Five, states: States, sizes: Sizes, row: Row, dice: Dice };
export type SceneName = keyof typeof SCENES;

interface SceneProps {
  readonly name: SceneName;
  /** The table that they stand on. */
  readonly surface: string;
  readonly tableM: number;
}

const NO_PADS = [] as const;

export function Scene({ name, surface, tableM }: SceneProps) {
  const Chosen = SCENES[name];
  return (
    <Gathered>
      <Chosen />
      <Pyramids surface={surface} tableM={tableM} pads={NO_PADS} />
    </Gathered>
  );
}
