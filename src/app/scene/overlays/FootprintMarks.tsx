import { useEffect, useMemo, type RefObject } from 'react';
import { CanvasTexture, SRGBColorSpace, Vector3 } from 'three';
import type { Point2 } from '#sim/geometry/footprint.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { useScene } from '../SceneContext.tsx';
import type { Footprints } from '../tableScene.ts';
import { blankCanvas, drawMark } from '../looks/canvas.ts';
import { SEAT_LOOKS } from '#play/seatLooks.ts';
import { metres, OVERLAY_M } from '#play/table/tableLook.ts';
import { flatMaterial, UNDER_THE_MARKS } from './flat.ts';
import { closedLine, dashed, openLine, type Line } from './lines.ts';
import { Ribbon } from './Ribbon.tsx';
import { useDisposed } from './useDisposed.ts';

/** Under every mark for aiming. */
const ORDER = UNDER_THE_MARKS - 0.2;
/** House values, m. */
const LINE_M = 0.0009;
const PATH_M = 0.0007;
const RIM_M = 0.0004;
const DASH_M = 0.0012;
const GAP_M = 0.0022;
const FAINT = 0.75;
const FAINTER = 0.35;
const MARK_SHARE = 0.5; // of an outline's side

const NONE: readonly Footprints[] = [];

/**
 * Where pieces stood that were moved in the last turn, in their seat's colour and mark; away while evidence is looked
 * at.
 */
export function FootprintMarks({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const wanted = useSettings((settings) => settings.footprints);
  const footprints = useScene(({ scenery, shot }) =>
    wanted && shot === null ? (scenery?.footprints() ?? NONE) : NONE,
  );
  useEffect(() => {
    if (root.current)
      root.current.dataset.footprints = footprints.map(({ sign, outlines }) => `${sign}:${outlines.length}`).join(' ');
  }, [root, footprints]);
  return (
    <group position={[0, OVERLAY_M, 0]}>
      {footprints.map((one) => (
        <Track key={`${one.seat} ${one.sign} ${one.path[0]?.x} ${one.path[0]?.z}`} footprints={one} />
      ))}
    </group>
  );
}

const inMetres = ({ x, z }: Point2): Point2 => ({ x: metres(x), z: metres(z) });

interface TrackProps {
  readonly footprints: Footprints;
}

/** In the seat's colour, rimmed with what reads on that colour: so it shows on paper and on felt. */
function Track({ footprints: { seat, outlines, path } }: TrackProps) {
  const { colour, ink } = SEAT_LOOKS[seat];
  const lines = useMemo(
    (): readonly Line[] => outlines.map((outline) => closedLine(outline.map(inMetres))),
    [outlines],
  );
  const way = useMemo(() => (path.length < 2 ? [] : dashed(openLine(path.map(inMetres)), DASH_M, GAP_M)), [path]);
  return (
    <>
      <Ribbon lines={lines} widthM={LINE_M + 2 * RIM_M} colour={ink} opacity={FAINTER} order={ORDER - 0.1} />
      <Ribbon lines={way} widthM={PATH_M + 2 * RIM_M} colour={ink} opacity={FAINTER} order={ORDER - 0.1} />
      <Ribbon lines={lines} widthM={LINE_M} colour={colour} opacity={FAINT} order={ORDER} />
      <Ribbon lines={way} widthM={PATH_M} colour={colour} opacity={FAINT} order={ORDER} />
      {lines.map((line, i) => (
        // Outlines never change their places in the list.
        // oxlint-disable-next-line react/no-array-index-key
        <SeatSign key={i} outline={line} seat={seat} />
      ))}
    </>
  );
}

function middleOf({ places }: Line): Vector3 {
  const sum = places.reduce<Vector3>((at, { x, z }) => at.add(new Vector3(x, 0, z)), new Vector3());
  return sum.divideScalar(Math.max(1, places.length));
}

const MARK_PX = 64;

/** The seat's mark lying in an outline, turned as the piece was. */
function SeatSign({ outline, seat }: { readonly outline: Line; readonly seat: Footprints['seat'] }) {
  const { colour, mark } = SEAT_LOOKS[seat];
  const texture = useMemo(() => {
    const context = blankCanvas(MARK_PX, MARK_PX);
    context.fillStyle = '#ffffff';
    drawMark(context, mark, { x: 0, y: 0, width: MARK_PX, height: MARK_PX });
    const made = new CanvasTexture(context.canvas);
    made.colorSpace = SRGBColorSpace;
    return made;
  }, [mark]);
  const material = useMemo(() => flatMaterial({ color: colour, map: texture, opacity: FAINTER }), [colour, texture]);
  useDisposed(texture);
  useDisposed(material);
  const [a = { x: 0, z: 0 }, b = a] = outline.places;
  const side = Math.hypot(b.x - a.x, b.z - a.z);
  return (
    <group position={middleOf(outline)} rotation={[0, Math.atan2(a.z - b.z, b.x - a.x), 0]}>
      <mesh material={material} rotation={[-Math.PI / 2, 0, 0]} scale={MARK_SHARE * side} renderOrder={ORDER}>
        <planeGeometry />
      </mesh>
    </group>
  );
}
