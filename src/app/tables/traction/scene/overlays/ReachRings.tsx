import { useEffect, useMemo, type RefObject } from 'react';
import type { Camera, Vector3 } from 'three';
import { stepsLeft } from '#games/traction/queries.ts';
import { tackleOutline, tackleReachMm, walkReachMm } from '#games/traction/reach.ts';
import type { Point2, Polygon2 } from '#sim/geometry/footprint.ts';
import type { PieceId } from '#sim/ids.ts';
import { useSession, useTheSession } from '#app/tables/traction/hud/useTable.ts';
import type { SessionState } from '#play/traction/session/sessionTypes.ts';
import type { Standing } from '#games/traction/standing.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { metres, OVERLAY_M } from '#play/table/tableLook.ts';
import { Caption } from '#app/scene/overlays/Caption.tsx';
import { WHITE } from '#app/scene/overlays/flat.ts';
import { circleLine, closedLine, dashed, type Line } from '#app/scene/overlays/lines.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';

/** House values, m. */
const WIDTH_M = 0.0008;
const CASING_M = 0.0004;
const DASH_M = 0.0035;
const GAP_M = 0.0025;
const BRIGHT = 0.85;

/**
 * How far the chosen piece can come: for a walk a line around where it could take its middle, for a tackle dashes
 * around what its base could meet. games/traction/reach.ts says what this accounts for; the text table's `reach` reads
 * the same. `root` tells it to tests, as data attributes, mm.
 */
export function ReachRings({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { touch } = useTheSession();
  const wanted = useSettings((settings) => settings.reachRings);
  const piece = useSession(({ intent, stage }) =>
    intent && intent.do !== 'disturb' && (stage === 'aiming' || stage === 'between-steps') ? intent.piece : null,
  );
  const steps = useSession(walkSteps);
  const verb = useSession(({ intent }) => intent?.do);
  const mayTackle = useSession(({ stage }) => stage === 'aiming'); // TR-12
  const standing = wanted && piece !== null ? touch.standing(piece) : null;
  const walkMm = piece === null ? 0 : walkReachMm(piece, steps);
  const shown = standing !== null && piece !== null;
  const walks = shown && verb === 'walk' && walkMm > 0;
  const tackles = shown && verb === 'tackle' && mayTackle;
  useTold(root, walks ? walkMm : null, tackles ? tackleReachMm(piece) : null);
  if (!shown) return null;
  return (
    <group position={[0, OVERLAY_M, 0]}>
      {walks && <WalkRing standing={standing} steps={steps} mm={walkMm} />}
      {tackles && <TackleRing piece={piece} standing={standing} />}
    </group>
  );
}

/** Steps left of the walk; while a tackle is meant, those that a walk would have. */
const walkSteps = ({ intent, match, stepsLeft: left }: SessionState): number =>
  intent?.do === 'tackle' && match !== null ? stepsLeft(match.state, intent.piece) : left;

function useTold(root: RefObject<HTMLElement | null>, walkMm: number | null, tackleMm: number | null): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    tell(element, 'walkReach', walkMm);
    tell(element, 'tackleReach', tackleMm);
  }, [root, walkMm, tackleMm]);
}

function tell({ dataset }: HTMLElement, name: string, mm: number | null): void {
  if (mm === null) delete dataset[name];
  else dataset[name] = mm.toFixed(1);
}

interface WalkRingProps {
  readonly standing: Standing;
  readonly steps: number;
  readonly mm: number;
}

function WalkRing({ standing, steps, mm }: WalkRingProps) {
  const units = useSettings((settings) => settings.units);
  const aimed = useSession(({ aim }) => aim !== null); // then it is said where the step leads
  const { xMm, zMm } = standing;
  const lines = useMemo((): readonly Line[] => [circleLine(metres(mm))], [mm]);
  return (
    <group position={[metres(xMm), 0, metres(zMm)]}>
      <Ribbon lines={lines} widthM={WIDTH_M} casingM={CASING_M} colour={WHITE} opacity={BRIGHT} />
      {!aimed && (
        <Caption text={gameTexts.aids.walkReach(steps, mm, units)} place={farSide(standing, metres(mm))} side="above" />
      )}
    </group>
  );
}

function TackleRing({ piece, standing }: { readonly piece: PieceId; readonly standing: Standing }) {
  const units = useSettings((settings) => settings.units);
  const { xMm, zMm, yawDeg } = standing;
  const outline = useMemo(
    () => tackleOutline({ id: piece, xMm: 0, zMm: 0, yawDeg }).map(({ x, z }) => ({ x: metres(x), z: metres(z) })),
    [piece, yawDeg],
  );
  const lines = useMemo(() => dashed(closedLine(outline), DASH_M, GAP_M), [outline]);
  return (
    <group position={[metres(xMm), 0, metres(zMm)]}>
      <Ribbon lines={lines} widthM={WIDTH_M} casingM={CASING_M} colour={WHITE} opacity={BRIGHT} />
      <Caption
        text={gameTexts.aids.tackleReach(tackleReachMm(piece), units)}
        place={nearSide(standing, outline)}
        side="below"
      />
    </group>
  );
}

/** The point so far from the piece's middle on the side away from the eye, in the piece's own frame. */
const farSide =
  (standing: Standing, far: number) =>
  (at: Vector3, camera: Camera): void => {
    const { x, z } = towardsEye(standing, camera);
    at.set(-far * x, 0, -far * z);
  };

/** The place of an outline around the piece that is nearest to the eye. */
const nearSide =
  (standing: Standing, outline: Polygon2) =>
  (at: Vector3, camera: Camera): void => {
    const way = towardsEye(standing, camera);
    const along = ({ x, z }: Point2): number => x * way.x + z * way.z;
    const nearest = outline.reduce((best, place) => (along(place) > along(best) ? place : best));
    at.set(way.x * along(nearest), 0, way.z * along(nearest));
  };

/** Over the table, of length 1. */
function towardsEye({ xMm, zMm }: Standing, { position }: Camera): Point2 {
  const [x, z] = [position.x - metres(xMm), position.z - metres(zMm)];
  const far = Math.hypot(x, z) || 1;
  return { x: x / far, z: z / far };
}
