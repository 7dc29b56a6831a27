import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, type RefObject } from 'react';
import { PerspectiveCamera } from 'three';
import { contains } from '#sim/geometry/footprint.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { outlineOfPad } from '#sim/world/outline.ts';
import { pick, type Touchable } from '#play/input/pick.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';
import { pixelSlope, rayThrough } from '#app/scene/eye.ts';
import { useTheScene } from '#app/scene/SceneContext.tsx';
import { useTheEditor } from './EditorContext.tsx';
import type { Editor } from './editorStore.ts';
import { selectedIn, withSelectedAt, type Selected } from '#play/traction/editor/edits.ts';
import type { DrawnTable } from '#play/table/drawn.ts';

/** A near miss still touches, pixels: fingers are wide. */
const SLACK_PX = { mouse: 3, pen: 6, touch: 14 } as const;
const MAIN_BUTTON = 0;

interface Drag {
  readonly pointer: number;
  readonly selected: Selected;
  /** From where the pointer is to where it lies. */
  readonly dxMm: number;
  readonly dzMm: number;
  readonly run: string;
  moved: boolean;
}

/** A piece or a pad follows the pointer over the table; anywhere else the pointer is the camera's. */
export function EditorPointer({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const editor = useTheEditor();
  const { drawn } = useTheScene();
  const gl = useThree((three) => three.gl);
  const camera = useThree((three) => three.camera);
  const eye = useMemo(
    () => ({
      ray: (event: PointerEvent) =>
        rayThrough(camera, gl.domElement.getBoundingClientRect(), event.clientX, event.clientY),
      slope: () => (camera instanceof PerspectiveCamera ? pixelSlope(camera, gl.domElement.clientHeight) : 0),
    }),
    [camera, gl],
  );

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const canvas = gl.domElement;
    const stop = new AbortController();
    const early = { capture: true, signal: stop.signal };
    let drag: Drag | null = null;
    let drags = 0;

    const down = (event: PointerEvent): void => {
      if (event.target !== canvas || drag || (event.pointerType === 'mouse' && event.button !== MAIN_BUTTON)) return;
      const ray = eye.ray(event);
      const selected = touched(editor, drawn, ray, slackOf(event.pointerType) * eye.slope());
      editor.select(selected);
      const at = onLevel(ray, 0);
      const lying = selected && selectedIn(editor.getState().history.present, selected);
      if (!selected || !lying || !at) return;
      drags += 1;
      drag = {
        pointer: event.pointerId,
        selected,
        dxMm: lying.xMm - at.xMm,
        dzMm: lying.zMm - at.zMm,
        run: `drag ${drags}`,
        moved: false,
      };
      element.setPointerCapture(event.pointerId);
      element.focus({ preventScroll: true });
      event.stopPropagation();
    };
    const move = (event: PointerEvent): void => {
      if (drag?.pointer !== event.pointerId) return;
      const at = onLevel(eye.ray(event), 0);
      const { selected, dxMm, dzMm, run } = drag;
      if (at) {
        editor.edit((s) => withSelectedAt(s, selected, { xMm: at.xMm + dxMm, zMm: at.zMm + dzMm }), run);
        drag.moved = true;
      }
      event.stopPropagation();
    };
    const up = (event: PointerEvent): void => {
      if (drag?.pointer !== event.pointerId) return;
      if (event.type === 'pointercancel' && drag.moved) editor.undo();
      drag = null;
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', down, early);
    element.addEventListener('pointermove', move, early);
    window.addEventListener('pointerup', up, early);
    window.addEventListener('pointercancel', up, early);
    return () => stop.abort();
  }, [root, gl, editor, drawn, eye]);
  return null;
}

const slackOf = (type: string): number => SLACK_PX[type === 'touch' || type === 'pen' ? type : 'mouse'];

/** The piece under the ray, else the pad. */
function touched(editor: Editor, drawn: DrawnTable, ray: Ray, slack: number): Selected | null {
  const piece = pick(ray, touchables(drawn), slack);
  if (piece) return { kind: 'piece', id: piece.piece };
  const at = onLevel(ray, 0);
  const point = at && [{ x: at.xMm, z: at.zMm }];
  const pad = point && editor.getState().history.present.pads.find((p) => contains(outlineOfPad(p), point));
  return pad ? { kind: 'pad', seat: pad.seat } : null;
}

function* touchables({ pieces }: DrawnTable): Generator<Touchable> {
  for (const [id, { after }] of pieces) yield { id, spec: pyramidOf(id), pose: after };
}
