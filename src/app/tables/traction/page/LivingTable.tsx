import '../styles/living.css';
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import { Arrives } from '#app/pages/Arrives.tsx';
import { physicsIn, useRuntime } from '#app/pages/runtime.ts';
import { pixelSlope, rayThrough } from '#app/scene/eye.ts';
import type { Shot } from '#app/scene/framing.ts';
import { kindOf } from '#app/scene/pointerEvents.ts';
import { SessionProvider } from '#app/session/context.tsx';
import { TableView } from '#app/table/TableView.tsx';
import type { SceneParts } from '#app/table/tableParts.ts';
import { useCompact } from '#app/ui/useCompact.ts';
import { pick } from '#play/input/pick.ts';
import type { PointerAt } from '#play/input/pointer.ts';
import { PointerHand } from '#play/traction/input/pointerHand.ts';
import { play } from '#play/traction/play.ts';
import type { TractionTable } from '#play/traction/session/sessionTypes.ts';
import { livingTable } from '#play/traction/teach/livingTable.ts';
import type { Physics } from '#sim/physics.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { PerspectiveCamera } from 'three';
import { useSession, useTheSession } from '../hud/useTable.ts';
import { sceneParts } from '../scene/sceneParts.tsx';
import { SLACK_PX, touchables } from '../scene/PointerLayer.tsx';

/** House values, ms: the pyramid rests so long between two times that it rocks; a piece lies so long as it fell. */
const RESTS_MS = 2500;
const LIES_MS = 1800;

/** Over the right of the table, on a wide window and on a phone; m (house values, by looking). */
const WIDE: Shot = { eye: vec3(0.1, 0.15, 0.36), target: vec3(-0.085, 0.022, 0.04) };
const NARROW: Shot = { eye: vec3(0.16, 0.2, 0.4), target: vec3(0, 0.01, 0) };

/** The table behind the start page; no part of what is read out or tabbed through, as all it does is to be tipped. */
export function LivingTable() {
  return <Arrives promise={useRuntime()}>{(runtime) => <Seated physics={physicsIn(runtime)} />}</Arrives>;
}

function Seated({ physics }: { readonly physics: Physics }) {
  const [living] = useState(() => livingTable(physics, 'real'));
  const { session, settle } = living;
  const compact = useCompact();
  const parts = useMemo(() => roomParts(compact ? NARROW : WIDE, { settle }), [compact, settle]);
  useEffect(() => () => void session.commands.leave(), [session]);
  return (
    <SessionProvider session={session}>
      <div className="start-living" inert>
        <TableView play={play} parts={parts} />
      </div>
      <div className="start-grab" />
      <Life {...living} />
    </SessionProvider>
  );
}

/** Time at the table: what was done is seen for a while, then all stands ready again, and rocks. */
function Life({ rock, settle }: Pick<ReturnType<typeof livingTable>, 'rock' | 'settle'>) {
  const stage = useSession((told) => told.stage);
  const isDone = useSession(({ match }) => match !== null && match.log.length > 0);
  const isWaiting = isDone || stage === 'between-steps';
  useEffect(() => {
    if (stage === 'moving' || stage === 'resting') return undefined;
    const next = setTimeout(isWaiting ? settle : rock, isWaiting ? LIES_MS : RESTS_MS);
    return () => clearTimeout(next);
  });
  return null;
}

function roomParts(shot: Shot, grabbing: GrabbingProps): SceneParts<TractionTable> {
  const { watch, look } = sceneParts(0);
  return {
    watch,
    look: (told, hand) => ({ ...look?.(told, hand), closeUp: null, shot, flashes: [] }),
    Marks: () => <Grabbing {...grabbing} />,
  };
}

interface GrabbingProps {
  readonly settle: () => void;
}

/** Pointers over the element beside the table take pieces; all others go by. */
function Grabbing({ settle }: GrabbingProps) {
  const session = useTheSession();
  const get = useThree((three) => three.get);
  useEffect(() => {
    const element = document.querySelector<HTMLElement>('.start-grab');
    if (element === null) return undefined;
    const { store, touch } = session;
    const slope = (): number => {
      const { camera, gl } = get();
      return camera instanceof PerspectiveCamera ? pixelSlope(camera, gl.domElement.clientHeight) : 0;
    };
    let kind: PointerAt['kind'] = 'mouse';
    const hand = new PointerHand(session, (ray) => pick(ray, touchables(session), SLACK_PX[kind ?? 'mouse'] * slope()));
    const at = (event: PointerEvent): PointerAt => {
      const { camera, gl } = get();
      kind = kindOf(event);
      const ray = rayThrough(camera, gl.domElement.getBoundingClientRect(), event.clientX, event.clientY);
      return { id: event.pointerId, kind, ms: event.timeStamp, ray };
    };
    const stop = new AbortController();
    const on = (type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', act: (e: PointerEvent) => void) =>
      element.addEventListener(type, act, { signal: stop.signal });
    let pressed: PointerEvent | null = null; // on a table at which the hand that shows it is still at work
    const take = (event: PointerEvent): void => {
      settle(); // what was walked before waits for no further step
      if (hand.down(at(event)) === 'ours') element.setPointerCapture(event.pointerId);
    };
    const isMoving = (): boolean => ['moving', 'resting'].includes(store.getState().stage);
    on('pointerdown', (event) => {
      if (!isMoving()) return take(event);
      pressed = event;
      touch.letGo();
    });
    const takes = store.subscribe(() => {
      if (pressed === null || isMoving()) return;
      const event = pressed;
      pressed = null;
      queueMicrotask(() => take(event)); // once all others have heard of the end
    });
    on('pointermove', (event) => hand.move(at(event)));
    on('pointerup', (event) => {
      pressed = null;
      hand.up(at(event));
    });
    on('pointercancel', (event) => {
      pressed = null;
      hand.cancel(event.pointerId, kindOf(event));
    });
    return () => {
      takes();
      stop.abort();
    };
  }, [session, settle, get]);
  return null;
}
