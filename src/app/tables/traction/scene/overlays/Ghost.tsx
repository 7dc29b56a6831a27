import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { BufferGeometry, DoubleSide, Vector3 } from 'three';
import { ownerOf, parsePyramidId, pyramidOf, type PyramidSpec } from '#sim/pyramid.ts';
import { useSpoken, useSession, useTheSession } from '#app/tables/traction/hud/useTable.ts';
import type { SessionState } from '#play/traction/session/sessionTypes.ts';
import type { Forecast } from '#games/traction/forecast.ts';
import { expectedOf, looksLikeFoul, type Expected } from '#play/traction/session/expected.ts';
import { afterStep, afterSteps, cornerAt, type Standing } from '#games/traction/standing.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { Caption } from '#app/scene/overlays/Caption.tsx';
import { PyramidLook } from '../looks/Pyramid.tsx';
import type { SeatIndex } from '#play/seatLooks.ts';
import type { PieceId } from '#sim/ids.ts';
import { sizeOf } from '#games/traction/pieces.ts';
import { metres, OVERLAY_M, seatIndexOf } from '#play/table/tableLook.ts';
import {
  CASING,
  flatMaterial,
  ON_THE_TABLE,
  TARGET,
  UNDER_THE_MARKS,
  WARNING,
  WHITE,
} from '#app/scene/overlays/flat.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';

/** Where the step that is aimed at would land, and the way there. An estimate: only the table knows. */
export function Ghost() {
  const { touch } = useTheSession();
  const forecast = useSession((session) => session.forecast);
  const aim = useSession((session) => session.aim);
  const intent = useSession((session) => session.intent);
  const match = useSession((session) => session.match);
  const colour = useSession(ghostColour);
  const name = intent && parsePyramidId(intent.piece);
  const path = useSession((session) => session.path);
  const from = intent && touch.standing(intent.piece);
  if (!forecast || !aim || !match || !name?.ok || !from) return null;
  const spec = pyramidOf(name.value.id);
  const stands = path.map((_, i) => afterSteps(spec, from, path.slice(0, i + 1)));
  const standing = stands.at(-1) ?? from;
  return (
    <>
      <group
        position={[metres(forecast.xMm), OVERLAY_M / 2, metres(forecast.zMm)]}
        rotation={[0, (forecast.yawDeg * Math.PI) / 180, 0]}
      >
        <PyramidLook size={name.value.size} seat={seatIndexOf(match, ownerOf(name.value.id))} state="ghost" />
        <Footprint spec={spec} colour={colour} />
      </group>
      {path.map((step, i) => (
        // Steps are added and taken back at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <Way key={i} spec={spec} standing={stands[i - 1] ?? from} aim={step} colour={WHITE} />
      ))}
      <Way spec={spec} standing={standing} aim={aim} colour={colour} />
      <ExpectedWords spec={spec} forecast={forecast} />
    </>
  );
}

export interface StepsGhostProps {
  readonly piece: PieceId;
  readonly seat: SeatIndex;
  readonly from: Standing;
  readonly steps: readonly StepCommand[];
}

/** Where a move that nobody has made would take its piece, step by step. */
export function StepsGhost({ piece, seat, from, steps }: StepsGhostProps) {
  const spec = pyramidOf(piece);
  const stands = useMemo(
    () => [from, ...steps.map((_, i) => afterSteps(spec, from, steps.slice(0, i + 1)))],
    [spec, from, steps],
  );
  const last = stands.at(-1) ?? from;
  return (
    <>
      <group
        position={[metres(last.xMm), OVERLAY_M / 2, metres(last.zMm)]}
        rotation={[0, (last.yawDeg * Math.PI) / 180, 0]}
      >
        <PyramidLook size={sizeOf(piece)} seat={seat} state="ghost" />
        <Footprint spec={spec} colour={WHITE} />
      </group>
      {steps.map((aim, i) => (
        <Way
          key={`${i} ${aim.corner} ${aim.swivelDeg}`}
          spec={spec}
          standing={stands[i] ?? from}
          aim={aim}
          colour={WHITE}
        />
      ))}
    </>
  );
}

/** White: free. Amber: what a tackle is for. Red: into something that it must not touch, or off the table. */
function ghostColour(session: SessionState): string {
  const expected = expectedOf(session);
  if (looksLikeFoul(expected)) return WARNING;
  return expected?.kind === 'hits' || expected?.kind === 'reaches' ? TARGET : WHITE;
}

/** The likely outcome of the step, in words at the piece that it concerns, or at where it lands. */
function ExpectedWords({ spec, forecast }: { readonly spec: PyramidSpec; readonly forecast: Forecast }) {
  const { shown } = useTheSession();
  const naming = useSpoken();
  const units = useSettings((settings) => settings.units);
  const expected = useSession(useShallow(expectedOf));
  if (expected === null) return null;
  const concerned = expected.kind === 'touches' ? expected.pieces[0] : 'piece' in expected ? expected.piece : undefined;
  const pose = concerned === undefined ? null : shown.poseOf(concerned);
  const tall = concerned === undefined ? spec.height : pyramidOf(concerned).height;
  const near = expected.kind === 'misses' && expected.mm > SAID_AT_THE_RIVAL_MM;
  return (
    <Caption
      text={gameTexts.action.expected(expected, naming, units)}
      place={(at) => {
        if (pose === null || near) at.set(metres(forecast.xMm), spec.height, metres(forecast.zMm));
        else at.set(pose.position.x, tall, pose.position.z);
      }}
      side="above"
      ground={looksLikeFoul(expected) ? WARNING_GROUND : wins(expected) ? WINNING_GROUND : undefined}
    />
  );
}

const wins = (expected: Expected): boolean => expected.kind === 'reaches' && expected.sure;

/** House value: a tackle that misses by more is told at where it lands, as the rival may be out of sight. */
const SAID_AT_THE_RIVAL_MM = 30;
/** A step that wins is told in a green dark enough for white letters (6 to 1). */
const WINNING_GROUND = '#1c6b35';
/** A warning's red, dark enough for white letters (8 to 1). */
const WARNING_GROUND = '#a30f3d';

/** The base's outline, as thick as can be seen; filled where there is something to say about it. */
function Footprint({ spec, colour }: { readonly spec: PyramidSpec; readonly colour: string }) {
  const fill = useMemo(() => flatMaterial({ color: colour, opacity: colour === WHITE ? 0.12 : 0.4 }), [colour]);
  const geometry = useMemo(() => frame(spec.base / 2 + LINE_M, LINE_M), [spec]);
  const casing = useMemo(() => frame(spec.base / 2 + LINE_M + CASING_M, LINE_M + 2 * CASING_M), [spec]);
  const material = useMemo(() => flatMaterial({ color: colour, opacity: 0.95, side: DoubleSide }), [colour]);
  useDisposed(fill);
  useDisposed(geometry);
  useDisposed(casing);
  useDisposed(material);
  return (
    <group position={[0, OVERLAY_M / 2, 0]}>
      <mesh geometry={casing} material={CASING} renderOrder={UNDER_THE_MARKS} />
      <mesh geometry={geometry} material={material} renderOrder={ON_THE_TABLE} />
      <mesh material={fill} rotation={[-Math.PI / 2, 0, 0]} scale={spec.base} renderOrder={ON_THE_TABLE}>
        <planeGeometry />
      </mesh>
    </group>
  );
}

/** A square frame lying on the table, as triangles: lines are one pixel wide everywhere. */
function frame(half: number, width: number): BufferGeometry {
  const inner = half - width;
  const corners = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ] as const;
  const points = corners.flatMap(([x, z]) => [
    new Vector3(x * half, 0, z * half),
    new Vector3(x * inner, 0, z * inner),
  ]);
  const geometry = new BufferGeometry().setFromPoints(points);
  geometry.setIndex(
    corners.flatMap((_, i) => {
      const a = 2 * i;
      const b = 2 * ((i + 1) % 4);
      return [a, b, a + 1, a + 1, b, b + 1];
    }),
  );
  return geometry;
}

const WAY_STEP_DEG = 4;
const LINE_M = 0.0012;
const CASING_M = 0.0005;

/** The arc of the base's centre about the pivot. */
function Way({
  spec,
  standing,
  aim,
  colour,
}: {
  readonly spec: PyramidSpec;
  readonly standing: Standing;
  readonly aim: StepCommand;
  readonly colour: string;
}) {
  const geometry = useMemo(() => arc(spec, standing, aim, LINE_M), [spec, standing, aim]);
  const casing = useMemo(() => arc(spec, standing, aim, LINE_M + 2 * CASING_M), [spec, standing, aim]);
  const material = useMemo(() => flatMaterial({ color: colour, opacity: 0.9, side: DoubleSide }), [colour]);
  useDisposed(geometry);
  useDisposed(casing);
  useDisposed(material);
  return (
    <group position={[0, OVERLAY_M, 0]}>
      <mesh geometry={casing} material={CASING} renderOrder={UNDER_THE_MARKS} />
      <mesh geometry={geometry} material={material} renderOrder={ON_THE_TABLE} />
    </group>
  );
}

function arc(spec: PyramidSpec, standing: Standing, { corner, swivelDeg }: StepCommand, lineM: number): BufferGeometry {
  const count = Math.max(1, Math.ceil(Math.abs(swivelDeg) / WAY_STEP_DEG));
  const pivot = cornerAt(spec, standing, corner);
  const points = Array.from({ length: count + 1 }, (_, i) =>
    afterStep(spec, standing, corner, (swivelDeg * i) / count),
  ).flatMap(({ xMm, zMm }) => {
    const out = new Vector3(metres(xMm - pivot.xMm), 0, metres(zMm - pivot.zMm));
    const width = out.clone().setLength(lineM / 2);
    const middle = new Vector3(metres(xMm), 0, metres(zMm));
    return [middle.clone().add(width), middle.clone().sub(width)];
  });
  const geometry = new BufferGeometry().setFromPoints(points);
  geometry.setIndex(
    Array.from({ length: count }, (_, i) => [2 * i, 2 * i + 2, 2 * i + 1, 2 * i + 1, 2 * i + 2, 2 * i + 3]).flat(),
  );
  return geometry;
}
