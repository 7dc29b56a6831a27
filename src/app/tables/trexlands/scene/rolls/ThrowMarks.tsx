import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import type { Group } from 'three';
import { handsOf } from '#games/trexlands/gathering.ts';
import type { HandThrow } from '#games/trexlands/throws.ts';
import type { SeatInfo } from '#engine/seats.ts';
import type { PieceId } from '#sim/ids.ts';
import { TARGET, WHITE } from '#app/scene/overlays/flat.ts';
import { circleLine, type Line } from '#app/scene/overlays/lines.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { speedOf, wayOf, type Aim } from '#play/trexlands/throwing/aim.ts';
import { HAND_MM } from '#sim/roll/handful.ts';
import { aimedAt } from '#play/trexlands/throwing/throwing.ts';
import { upNext } from '#play/trexlands/throwing/upNext.ts';
import { OUTLINE_M } from '../level.ts';
import { arenaSpot } from '#play/trexlands/places.ts';
import { arrowLines } from './arrow.ts';
import { waitingTexture } from './callTexture.ts';
import { TruckLabels } from './TruckLabels.tsx';
import { whoseTruck } from './whoseTruck.ts';
import { useHand, useSession, useTheSession } from '#app/tables/trexlands/hud/useTable.ts';

/** House values, m: the arrow of a throw is as long as the truck goes in so many seconds. */
const ARROW_S = 0.16;
const FROM_M = 0.2;
const LINE_M = 0.005;
const THIN_M = 0.0025;
const CASING_M = 0.0012;
/** Around a truck that waits, and under one in the hand. */
const AROUND: readonly Line[] = [circleLine(0.043, 64)];
const UNDER: readonly Line[] = [circleLine(0.022, 48)];

/**
 * While trucks are thrown: which one is next, where an aimed throw goes, where those go that were let go, and what is
 * under a hand.
 */
export function ThrowMarks() {
  const match = useSession((session) => session.match);
  const aiming = useSession(({ stage, spectating }) => stage === 'aiming' && !spectating);
  const thrown = useSession((session) => session.thrown);
  const { held, aim, together, chosen } = useHand((hands) => hands);
  const next = useMemo(() => (match === null || !aiming ? null : upNext(match.state, thrown)), [match, aiming, thrown]);
  const hanging = useMemo(() => handsOf(thrown).map(({ truck }) => truck), [thrown]);
  if (match === null || next === null) return null;
  const spot = arenaSpot({ seats: match.state.seats, city: match.state.board.city });
  const aimed = aimedAt({ together, chosen }, next);
  return (
    <>
      <group position={[spot.x, OUTLINE_M, spot.z]}>
        {held.length === 0 && <AimArrow aim={aim} />}
        {handsOf(thrown).map((gone) => (
          <ThrownArrow key={gone.truck} thrown={gone} />
        ))}
      </group>
      <Waiting trucks={hanging} names={match.header.seats} />
      {next.waiting
        .filter((truck) => !held.includes(truck))
        .map((truck) => (
          <Under key={truck} truck={truck} lines={AROUND} colour={aimed.includes(truck) ? TARGET : WHITE} />
        ))}
      {held.map((truck) => (
        <Under key={truck} truck={truck} lines={UNDER} colour={TARGET} />
      ))}
    </>
  );
}

/** Trucks that were let go wait in hands for the others: a ring around each, and whose it is. */
function Waiting({ trucks, names }: { readonly trucks: readonly PieceId[]; readonly names: readonly SeatInfo[] }) {
  const labels = useMemo(
    () =>
      trucks.map((truck) => ({
        truck,
        texture: waitingTexture(whoseTruck(truck, names)),
      })),
    [trucks, names],
  );
  return (
    <>
      {trucks.map((truck) => (
        <Under key={truck} truck={truck} lines={AROUND} colour={WHITE} high />
      ))}
      <TruckLabels labels={labels} />
    </>
  );
}

function AimArrow({ aim }: { readonly aim: Aim }) {
  const lines = useMemo(() => {
    const way = wayOf(aim);
    return arrowLines({ x: -way.x * FROM_M, z: -way.z * FROM_M }, way, (speedOf(aim) / 1000) * ARROW_S);
  }, [aim]);
  return <Ribbon lines={lines} widthM={LINE_M} casingM={CASING_M} colour={TARGET} opacity={0.95} />;
}

function ThrownArrow({ thrown }: { readonly thrown: HandThrow }) {
  const lines = useMemo(() => {
    const {
      atMm: [x, , z],
      velocityMmS: [u, , w],
    } = thrown;
    const speed = Math.hypot(u, w);
    return speed === 0
      ? []
      : arrowLines({ x: x / 1000, z: z / 1000 }, { x: u / speed, z: w / speed }, (speed / 1000) * ARROW_S);
  }, [thrown]);
  return <Ribbon lines={lines} widthM={THIN_M} casingM={CASING_M} colour={WHITE} opacity={0.8} />;
}

/** A ring on the ground under a truck, wherever that is drawn; `high`: around it, in the hand that holds it. */
function Under({
  truck,
  lines,
  colour,
  high = false,
}: {
  readonly truck: PieceId;
  readonly lines: readonly Line[];
  readonly colour: string;
  readonly high?: boolean;
}) {
  const { shown } = useTheSession();
  const ref = useRef<Group>(null);
  useFrame(() => {
    const at = shown.pieces.get(truck)?.after.position;
    if (!at || !ref.current) return;
    ref.current.position.set(at.x, high ? at.y : OUTLINE_M, at.z);
    ref.current.visible = high || lines === UNDER || at.y < HAND_MM / 2000; // what waits stands on the table
  });
  return (
    <group ref={ref}>
      <Ribbon lines={lines} widthM={THIN_M} casingM={CASING_M} colour={colour} opacity={0.9} />
    </group>
  );
}
