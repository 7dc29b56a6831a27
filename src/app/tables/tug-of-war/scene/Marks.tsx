import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { DoubleSide, type Object3D } from 'three';
import { blockOf } from '#games/tug-of-war/blocked.ts';
import type { ModuleId, Seat } from '#games/tug-of-war/ids.ts';
import { BLUE, indexOf, lineOf, placesOf as tilesOf, RED, tileAt } from '#games/tug-of-war/modules/path.ts';
import { letterAt } from '#games/tug-of-war/modules/rope.ts';
import { setOf, SHARED } from '#games/tug-of-war/sets.ts';
import { signOf, spotIn, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { flatMaterial, TARGET, WHITE } from '#app/scene/overlays/flat.ts';
import { frame, openLine, type Line } from '#app/scene/overlays/lines.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { toyGeometry } from '#app/scene/toy/toys.tsx';
import { useCalm } from '#app/settings/useAmbience.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { lookOfColour } from '#play/seatLooks.ts';
import { LONGEST_S } from '#play/tug-of-war/machines/glide.ts';
import { offersOf, plannerOf, type BoardOffer } from '#play/tug-of-war/offers/offers.ts';
import type { SessionState } from '#play/tug-of-war/session/sessionTypes.ts';
import { captions } from '#play/tug-of-war/texts/table.ts';
import { useMatch, useSession, useSessionData } from '../hud/useTable.ts';
import { ghostsOf } from './ghosts.ts';
import { Figure } from './machines/Figure.tsx';
import { sideOf } from './machines/machine.ts';
import { ROPE, ropeX } from './machinePlaces.ts';
import { headZ, machineName, PATH_TILE_M, placesOf, tileSpot, type Places } from './places.ts';

const LIFT_M = 0.0012;
const OVER_TILES_M = 0.004;

/** The marks of the turn that is planned at this screen. */
export function Marks() {
  const { state: now } = useMatch();
  useThree(({ size }) => size); // the places are those of the window as it is
  const places = placesOf(now);
  const plan = useSession((state) => state.plan);
  const pointed = useSession((state) => state.pointed);
  const seat = useSession(plannerOf);
  const offers = useSessionData((state) => (state.plan.laid.length === 0 ? NONE : offersOf(state).filter(isMachine)));
  const lines = useMemo(
    () => offers.flatMap(({ at }) => (at.kind === 'machine' ? machineLines(places, at.module) : [])),
    [offers, places],
  );
  return (
    <>
      <group position-y={LIFT_M}>
        <Ribbon lines={lines} widthM={0.0012} colour={TARGET} opacity={1} />
      </group>
      <PlanMarks {...{ places, plan, pointed }} />
      {seat !== null && <Ghosts offers={offers} seat={seat} places={places} />}
      {seat !== null && plan.module === 'rope' && plan.laid.length > 0 && <Pays seat={seat} places={places} />}
      <Refused places={places} seat={seat} />
    </>
  );
}

const NONE: readonly BoardOffer[] = [];
const isMachine = ({ at }: BoardOffer): boolean => at.kind === 'machine';

interface OfSeat {
  readonly seat: Seat;
  readonly places: Places;
}

/** A push's outcome stands there already, see-through, in its player's colour; and the line on the Path. */
function Ghosts({ offers, seat, places }: OfSeat & { readonly offers: readonly BoardOffer[] }) {
  const { state, header } = useMatch();
  const all = useMemo(() => offers.flatMap(({ stands }) => stands ?? []), [offers]);
  const geometry = useMemo(() => toyGeometry(ghostsOf(all, seat, state, places)), [all, seat, state, places]);
  const { colour } = lookOfColour(header.seats[seat]?.colour ?? seat);
  const material = useMemo(() => flatMaterial({ color: colour, opacity: 0.55, side: DoubleSide }), [colour]);
  const line = useMemo(
    () => all.flatMap((one) => (one.module === 'path' ? pathLine(one.state.tiles, state, seat, places) : [])),
    [all, state, seat, places],
  );
  useDisposed(geometry);
  useDisposed(material);
  return (
    <>
      <mesh geometry={geometry} material={material} renderOrder={2} raycast={() => null} dispose={null} />
      <group position-y={2 * OVER_TILES_M}>
        <Ribbon lines={line} widthM={0.0036} casingM={0.0008} colour={colour} opacity={0.9} order={2} />
      </group>
    </>
  );
}

function pathLine(tiles: string, state: TugOfWarState, seat: Seat, places: Places): readonly Line[] {
  const all = lineOf(tiles, signOf(state, seat) > 0 ? RED : BLUE).map((index) => tileSpot(places, tileAt(index)));
  return all.length < 2 ? [] : [openLine(all)];
}

/** How many of the next spots say what they pay, and their rows beside the Rope, m (house values). */
const NEXT_SPOTS = 5;
const ROW_M = { first: 0.005, next: 0.003 } as const;

/** At the next spots of the Rope: what a pull so far would pay, and to whom. */
function Pays({ seat, places: { grounds } }: OfSeat) {
  const { state } = useMatch();
  const { set, rope, letters = 'balanced' } = state.options;
  const { x, z } = grounds.rope;
  const now = spotIn(state, seat);
  const all = useMemo(
    () =>
      Array.from({ length: Math.min(NEXT_SPOTS, SHARED.rope.spots - now) }, (_, i) => {
        const from = { x: x + ropeX(sideOf(seat), now + i + 1, rope), z: z + ROPE.z };
        const to = { x: from.x, z: from.z + ROW_M.first + i * ROW_M.next };
        return {
          to,
          line: openLine([from, to]),
          says: captions.pays(i + 1, letterAt(now + i + 1, letters), setOf(set)),
        };
      }),
    [now, rope, seat, letters, set, x, z],
  );
  const lines = useMemo(() => all.map(({ line }) => line), [all]);
  return (
    <>
      <group position-y={LIFT_M}>
        <Ribbon lines={lines} widthM={0.0003} casingM={0.0002} colour={WHITE} opacity={1} />
      </group>
      {all.map(({ to, says }) => (
        <group key={says} position={[to.x, 0.002, to.z]}>
          <Figure text={says} isRead />
        </group>
      ))}
    </>
  );
}

/** How long a machine shakes its head, s; how often to each side, and how far, m (house values). */
const SHAKE = { s: 0.45, times: 3, m: 0.004 } as const;

const machineIn = (scene: Object3D, id: ModuleId): Object3D | undefined => scene.getObjectByName(machineName(id));

/** Behind the words over a machine that is touched in vain. */
const IN_VAIN = '#a3123a';

/** A machine that is pressed in vain, or has a card dragged over it, shakes its head and says why. */
function Refused({ places, seat }: { readonly places: Places; readonly seat: Seat | null }) {
  const { state } = useMatch();
  const pressed = useSession(({ refused }) => refused);
  const over = useSession(({ plan, pointed }) =>
    plan.laid.length > 0 && pointed?.kind === 'machine' ? pointed : null,
  );
  const of = over ?? pressed;
  const module = of?.module ?? null;
  const why = module === null || seat === null ? null : blockOf(state, seat, module);
  const scene = useThree((three) => three.scene);
  const still = useCalm(STILL_ASKED);
  const left = useRef(0);
  const invalidate = useThree((three) => three.invalidate);
  const x = module === null ? 0 : places.grounds[module].x;
  useEffect(() => {
    left.current = still || (pressed === null && why === null) ? 0 : SHAKE.s;
    if (module !== null) machineIn(scene, module)?.position.setX(x); // the window may have been turned meanwhile
    invalidate();
    return () => void (module && machineIn(scene, module)?.position.setX(x));
  }, [pressed, why, module, x, still, scene, invalidate]);
  useFrame((_, seconds) => {
    if (module === null || left.current <= 0) return;
    left.current = Math.max(0, left.current - Math.min(seconds, LONGEST_S));
    const swing = Math.sin((left.current / SHAKE.s) * SHAKE.times * 2 * Math.PI);
    machineIn(scene, module)?.position.setX(x + SHAKE.m * swing);
    invalidate();
  });
  if (module === null || why === null) return null;
  return (
    <group position={[x, 0.005, places.grounds[module].z - headZ(module)]}>
      <Figure text={captions.refused[why]} ground={IN_VAIN} />
    </group>
  );
}

interface PlanMarksProps extends Pick<SessionState, 'plan' | 'pointed'> {
  readonly places: Places;
}

/** Golden frames around the machine of a plan, and around the tiles that its cards cover. */
export function PlanMarks({ places, plan, pointed }: PlanMarksProps) {
  const chosen = useMemo(() => machineLines(places, plan.module), [places, plan.module]);
  const tiles = useMemo(() => coveredLines(places, plan), [places, plan]);
  const over = useMemo(() => pointedLines(places, plan, pointed), [places, plan, pointed]);
  return (
    <>
      <group position-y={LIFT_M}>
        <Ribbon lines={chosen} widthM={0.0026} casingM={0.001} colour={TARGET} opacity={1} />
      </group>
      <group position-y={OVER_TILES_M}>
        <Ribbon lines={tiles} widthM={0.0016} casingM={0.0008} colour={TARGET} opacity={1} order={1} />
        <Ribbon lines={over} widthM={0.0014} colour={WHITE} opacity={1} order={1} />
      </group>
    </>
  );
}

const machineLines = ({ grounds }: Places, module: ModuleId | null): readonly Line[] => {
  if (module === null) return [];
  const { x, z, wide, deep } = grounds[module];
  return [frame(x, z, wide + 0.003, deep + 0.003)];
};

const tileLine = (places: Places, index: number): Line => {
  const { x, z } = tileSpot(places, tileAt(index));
  return frame(x, z, PATH_TILE_M - 0.0016, PATH_TILE_M - 0.0016);
};

const coveredLines = (places: Places, { module, laid }: SessionState['plan']): readonly Line[] =>
  module === 'path'
    ? laid
        .flatMap(({ card, aim }) => (aim === null ? [] : (tilesOf(card, indexOf(aim)) ?? [])))
        .map((index) => tileLine(places, index))
    : [];

/** The shape of the card that is aimed, at the tile under the pointer; else the machine there. */
function pointedLines(places: Places, plan: SessionState['plan'], pointed: SessionState['pointed']): readonly Line[] {
  if (pointed === null) return [];
  if (pointed.kind === 'machine') return machineLines(places, pointed.module);
  if (pointed.kind !== 'tile') return [];
  const now = plan.module === 'path' ? plan.laid[plan.aiming] : undefined;
  if (now === undefined) return machineLines(places, 'path');
  return (tilesOf(now.card, indexOf(pointed.tile)) ?? []).map((index) => tileLine(places, index));
}
