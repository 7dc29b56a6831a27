import { useMemo, type ComponentType } from 'react';
import { PlaneGeometry } from 'three';
import { onlyPerson } from '#engine/seats.ts';
import { asked } from '#games/tug-of-war/asked.ts';
import { BOTH, type ModuleId } from '#games/tug-of-war/ids.ts';
import { blockOf } from '#games/tug-of-war/blocked.ts';
import { usable } from '#games/tug-of-war/legal.ts';
import { machineOf, modulesOf, pointsToWin } from '#games/tug-of-war/state.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import { flatMaterial, ON_THE_TABLE } from '#app/scene/overlays/flat.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { ring, Solids } from '#play/table/toy/solids.ts';
import { SolidsLook, PAINT } from '#app/scene/toy/toys.tsx';
import { texts } from '#play/texts.ts';
import { captions } from '#play/tug-of-war/texts/table.ts';
import { ClockLook } from './machines/ClockLook.tsx';
import { CollationLook } from './machines/CollationLook.tsx';
import { ConkerLook } from './machines/ConkerLook.tsx';
import { colourOf, sideOf, type MachineProps } from './machines/machine.ts';
import { MazeLook } from './machines/MazeLook.tsx';
import { Figure, useSmall } from './machines/Figure.tsx';
import { PathLook } from './machines/PathLook.tsx';
import { RaceLook } from './machines/RaceLook.tsx';
import { RopeLook } from './machines/RopeLook.tsx';
import { TowerLook } from './machines/TowerLook.tsx';
import { headZ, ROPE_WIDE_M, TILE_M } from './places.ts';
import { INK } from './slab.ts';

const LOOKS: Readonly<Record<ModuleId, ComponentType<MachineProps>>> = {
  rope: RopeLook,
  race: RaceLook,
  collation: CollationLook,
  clock: ClockLook,
  maze: MazeLook,
  path: PathLook,
  conker: ConkerLook,
  tower: TowerLook,
};

interface MachineLookProps extends MachineProps {
  readonly id: ModuleId;
  /** Its ground from the back to the front, as large as it is itself, m. */
  readonly deep: number;
  /** A machine whose point is seen from near by. */
  readonly scored?: ModuleId | null;
}

const wideOf = (id: ModuleId): number => (id === 'rope' ? ROPE_WIDE_M : TILE_M);

/** A machine with its points; one that is won wears its winner's colour, one that may not be used now is dim. */
export function MachineLook({ id, ...props }: MachineLookProps) {
  const Look = LOOKS[id];
  return (
    <>
      <Look {...props} />
      <Points id={id} {...props} />
      <Said id={id} {...props} />
    </>
  );
}

const PIP = (() => {
  const solids = new Solids();
  solids.stump(
    [
      { outline: ring(12, 0.0034), y: 0 },
      { outline: ring(12, 0.0034), y: 0.002 },
      { outline: ring(12, 0.0026), y: 0.0026 },
    ],
    { colour: PAINT, gloss: 0.5 },
  );
  return solids;
})();
const PIP_PITCH_M = 0.0086;
const EMPTY = '#cbbf9f';

/** A pip for each point that wins the module: seat 0's to the left of its name. */
function Points({ id, header, state }: MachineLookProps) {
  const { points } = machineOf(state, id);
  const slots = pointsToWin(state, id);
  return BOTH.map((seat) =>
    Array.from({ length: slots }, (_, i) => (
      <group
        key={`${seat} ${i}`}
        position={[sideOf(seat) * (wideOf(id) / 2 - 0.0075 - (i % 2) * PIP_PITCH_M), 0, headZ(id) + rowZ(slots, i)]}
      >
        <SolidsLook solids={PIP} paint={i < points[seat] ? colourOf(header, seat) : EMPTY} />
      </group>
    )),
  );
}

/** Four pips stand in two rows. */
const rowZ = (slots: number, i: number): number => (slots > 2 ? (Math.floor(i / 2) - 0.5) * PIP_PITCH_M : 0);

const FLAT = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
const untouchable = () => null;
const DIM = '#14161c';
const DIMMED = 0.42;
const WON = 0.5;
/** Of more machines a small window has room for no more than their names. */
const FEW = 3;

/** Its name with the way to a point, or what is to be said in their place; upright, and as sharp as any words. */
function Said({ id, deep, header, state, came, scored = null }: MachineLookProps) {
  const { wonBy } = machineOf(state, id);
  const isSmall = useSmall();
  const [seat] = asked(state);
  const event = scored === id ? came.find(({ type }) => type === 'scored' || type === 'released') : undefined;
  const scorer = event?.type === 'scored' ? event.seat : event?.type === 'released' ? event.scorer : null;
  const who = scorer ?? wonBy;
  const isAsked = seat !== undefined && state.phase.name === 'play' && !usable(state, seat).includes(id);
  const why = who === null && isAsked ? blockOf(state, seat, id) : null;
  const own = isSmall && modulesOf(state).length > FEW ? MODULE_NAMES[id] : captions.aim(MODULE_NAMES[id], id);
  const name = who === onlyPerson(header.seats) ? texts.names.you : (header.seats[who ?? 0]?.name ?? '');
  const text = who === null ? own : scorer === null ? captions.wonBy(MODULE_NAMES[id], name) : captions.point(name);
  const colour = who === null ? DIM : colourOf(header, who);
  const isTinted = scorer === null && (who !== null || why !== null);
  return (
    <>
      {isTinted && <Tint colour={colour} opacity={who === null ? DIMMED : WON} wide={wideOf(id)} deep={deep} />}
      {why !== null && <Figure text={captions.blocked} y={0.004} z={-headZ(id)} isRead />}
      <Figure text={text} y={0.004} z={headZ(id)} isRead {...(who === null ? { ink: INK } : { ground: colour })} />
    </>
  );
}

interface TintProps {
  readonly colour: string;
  readonly opacity: number;
  readonly wide: number;
  readonly deep: number;
}

/** A thin colour over a machine's tile, under what stands on it. */
function Tint({ colour, opacity, wide, deep }: TintProps) {
  const material = useMemo(() => flatMaterial({ color: colour, opacity }), [colour, opacity]);
  useDisposed(material);
  return (
    <mesh
      geometry={FLAT}
      material={material}
      position-y={0.0009}
      scale={[wide, 1, deep]}
      renderOrder={ON_THE_TABLE}
      raycast={untouchable}
      dispose={null}
    />
  );
}
