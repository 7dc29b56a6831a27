import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { ownerOf, pyramidOf, type PyramidSpec } from '#sim/pyramid.ts';
import { useSpoken, useSession, useTheSession } from '#app/tables/traction/hud/useTable.ts';
import type { SessionState } from '#play/traction/session/sessionTypes.ts';
import type { Forecast } from '#games/traction/forecast.ts';
import { expectedOf, looksLikeFoul, type Expected } from '#play/traction/session/expected.ts';
import { afterStep, afterSteps, type Standing } from '#games/traction/standing.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { Caption } from '#app/scene/overlays/Caption.tsx';
import { PyramidLook } from '../looks/Pyramid.tsx';
import type { SeatIndex } from '#play/seatLooks.ts';
import type { PieceId } from '#sim/ids.ts';
import { sizeOf } from '#games/traction/pieces.ts';
import { metres, OVERLAY_M, seatIndexOf } from '#play/table/tableLook.ts';
import { flatMaterial, ON_THE_TABLE, TARGET, WARNING, WHITE } from '#app/scene/overlays/flat.ts';
import { frame, openLine, type Line } from '#app/scene/overlays/lines.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';

/** Where the step that is aimed at would land, and the way there. An estimate: only the table knows. */
export function Ghost() {
  const { touch } = useTheSession();
  const forecast = useSession((session) => session.forecast);
  const aim = useSession((session) => session.aim);
  const intent = useSession((session) => session.intent);
  const match = useSession((session) => session.match);
  const colour = useSession(ghostColour);
  const path = useSession((session) => session.path);
  const steps = useMemo(() => (aim === null ? path : [...path, aim]), [path, aim]);
  const from = intent && touch.standing(intent.piece);
  if (!forecast || !aim || !match || !intent || !from) return null;
  const { piece } = intent;
  return (
    <>
      <StepsGhost {...{ piece, from, steps, colour }} seat={seatIndexOf(match, ownerOf(piece))} to={forecast} />
      <ExpectedWords spec={pyramidOf(piece)} forecast={forecast} />
    </>
  );
}

export interface StepsGhostProps {
  readonly piece: PieceId;
  readonly seat: SeatIndex;
  readonly from: Standing;
  readonly steps: readonly StepCommand[];
  /** Where they end, where that is known already. */
  readonly to?: Standing;
  /** Of its footprint, and of the last step. */
  readonly colour?: string;
}

/** Where a move that nobody has made would take its piece, step by step. */
export function StepsGhost({ piece, seat, from, steps, colour = WHITE, to }: StepsGhostProps) {
  const spec = pyramidOf(piece);
  const [before, last] = useMemo(() => {
    const lines = steps.map((step, i) => arc(spec, afterSteps(spec, from, steps.slice(0, i)), step));
    return [lines.slice(0, -1), lines.slice(-1)];
  }, [spec, from, steps]);
  const at = to ?? afterSteps(spec, from, steps);
  return (
    <>
      <group position={[metres(at.xMm), OVERLAY_M / 2, metres(at.zMm)]} rotation={[0, (at.yawDeg * Math.PI) / 180, 0]}>
        <PyramidLook size={sizeOf(piece)} seat={seat} state="ghost" />
        <Footprint spec={spec} colour={colour} />
      </group>
      <group position={[0, OVERLAY_M, 0]}>
        <Ribbon lines={before} {...LINE} colour={WHITE} opacity={0.9} />
        <Ribbon lines={last} {...LINE} colour={colour} opacity={0.9} />
      </group>
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
  const lines = useMemo(() => [frame(0, 0, spec.base + LINE.widthM, spec.base + LINE.widthM)], [spec]);
  useDisposed(fill);
  return (
    <group position={[0, OVERLAY_M / 2, 0]}>
      <Ribbon lines={lines} {...LINE} colour={colour} opacity={0.95} />
      <mesh material={fill} rotation={[-Math.PI / 2, 0, 0]} scale={spec.base} renderOrder={ON_THE_TABLE}>
        <planeGeometry />
      </mesh>
    </group>
  );
}

const WAY_STEP_DEG = 4;
const LINE = { widthM: 0.0012, casingM: 0.0005 } as const;

/** The way of the base's middle about the corner. */
function arc(spec: PyramidSpec, standing: Standing, { corner, swivelDeg }: StepCommand): Line {
  const count = Math.max(1, Math.ceil(Math.abs(swivelDeg) / WAY_STEP_DEG));
  const places = Array.from({ length: count + 1 }, (_, i) =>
    afterStep(spec, standing, corner, (swivelDeg * i) / count),
  );
  return openLine(places.map(({ xMm, zMm }) => ({ x: metres(xMm), z: metres(zMm) })));
}
