import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { PerspectiveCamera, SpriteMaterial, type Sprite } from 'three';
import { nameOf } from '../../../../../games/trexlands/ids.ts';
import { codeSaid } from '../../../../../games/trexlands/referee/codeSaid.ts';
import type { TruckRuling } from '../../../../../games/trexlands/referee/ruling.ts';
import { TRUCK_MIDDLE } from '../../../../../sim/roll/truck.ts';
import { toTable } from '../../../../../sim/world/pose.ts';
import { pixelSlope } from '../../../../scene/eye.ts';
import { useDisposed } from '../../../../scene/overlays/useDisposed.ts';
import { gameTexts } from '../../texts.ts';
import { useSession, useTheSession } from '../../session/SessionContext.tsx';
import { callTexture } from './callTexture.ts';
import { EvidenceMarks } from './EvidenceMarks.tsx';
import { untouchable } from './untouchable.ts';

/** Tall, CSS pixels: as large from afar as from near. */
const TALL_PX = 25;
/** Over the middle of a truck, m. */
const OVER_M = 0.034;
const ORDER = 4; // over trucks
/** Where in the picture the truck is: under the middle of its sign. */
const CENTRE: readonly [number, number] = [0.5, 0];

/** Once all lie still: how the referee called each truck, over it; from close by, what the call rests on. */
export function CallMarks() {
  const called = useSession(({ stage }) => stage === 'called');
  const report = useSession(({ roll }) => roll?.report ?? null);
  const again = useSession(({ roll }) => roll?.again ?? null);
  if (!called || report === null || (again !== null && !again.over)) return null;
  const near = report.rulings.find(({ truck }) => truck === again?.truck);
  return (
    <>
      {(near === undefined ? report.rulings : [near]).map((ruling) => (
        <CallMark key={ruling.truck} ruling={ruling} />
      ))}
      {near !== undefined && <EvidenceMarks ruling={near} />}
    </>
  );
}

function CallMark({ ruling }: { readonly ruling: TruckRuling }) {
  const { truck } = ruling;
  const code = codeSaid(ruling);
  const upright = code === 'wheels-up';
  const { shown } = useTheSession();
  const ref = useRef<Sprite>(null);
  const texture = useMemo(
    () => callTexture(upright, `${nameOf(truck)} ${gameTexts.throwing.codes[code]}`),
    [truck, upright, code],
  );
  const material = useMemo(
    () =>
      new SpriteMaterial({ map: texture, transparent: true, depthTest: false, depthWrite: false, toneMapped: false }),
    [texture],
  );
  useDisposed(texture);
  useDisposed(material);
  useFrame(({ camera, gl }) => {
    const sprite = ref.current;
    const pose = shown.pieces.get(truck)?.after;
    if (!sprite || !pose || !(camera instanceof PerspectiveCamera)) return;
    const { x, y, z } = toTable(pose, TRUCK_MIDDLE);
    sprite.position.set(x, Math.max(0, y) + OVER_M, z);
    const tall = TALL_PX * camera.position.distanceTo(sprite.position) * pixelSlope(camera, gl.domElement.clientHeight);
    const { width, height } = texture.image as HTMLCanvasElement;
    sprite.scale.set((tall * width) / height, tall, 1);
  });
  return <sprite ref={ref} center={CENTRE} material={material} renderOrder={ORDER} raycast={untouchable} />;
}
