import { startOf } from '#games/traction/scenario/start.ts';
import type { Scenario } from '#games/traction/scenario/scenario.ts';
import type { PieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { standingPose } from '#sim/world/standing.ts';
import type { DrawnPiece } from '#play/table/drawn.ts';
import type { CameraView } from '#play/session/camera.ts';
import type { Scenery, SceneState, TableScene } from '#app/scene/tableScene.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { sceneryOf } from '../scenery.tsx';
import type { Editor, EditorState } from './editorStore.ts';
import { EDITOR_SEATS } from '#play/traction/editor/plainly.ts';

/** The position as a scene: nothing simulated, everything where it was put. */
export function sceneOfEditor(editor: Editor): TableScene {
  let camera: CameraView = 'top';
  let last: { readonly of: EditorState; readonly camera: CameraView; readonly state: SceneState } | null = null;
  let drawnOf: Scenario | null = null;
  const listeners = new Set<() => void>();
  const pieces = new Map<PieceId, DrawnPiece>();
  const place = (): void => {
    const { present } = editor.getState().history;
    if (drawnOf === present) return;
    drawnOf = present;
    pieces.clear();
    for (const piece of present.pieces) {
      const pose = standingPose(pyramidOf(piece.id), piece, 0);
      pieces.set(piece.id, { before: pose, after: pose, from: null });
    }
  };
  place();
  return {
    ruler: null,
    drawn: { pieces, share: 1, homing: 1, busy: false },
    subscribe: (changed) => {
      listeners.add(changed);
      const stop = editor.subscribe(() => {
        place();
        changed();
      });
      return () => {
        listeners.delete(changed);
        stop();
      };
    },
    getState: () => {
      const of = editor.getState();
      if (last?.of !== of || last.camera !== camera) last = { of, camera, state: stateOf(of, camera, last) };
      return last.state;
    },
    advance: () => {
      place();
      return false;
    },
    setCamera: (view) => {
      camera = view;
      for (const changed of listeners) changed();
    },
  };
}

const WIDEST_VIEW_M = 0.29; // house value: what two pads at a match's shortest distance fill

/** The eye stays where it is while pads are dragged about. */
function sceneryOfEditor(scenario: Scenario): Scenery {
  const scenery = sceneryOf({ seats: EDITOR_SEATS }, startOf(scenario));
  const radius = Math.min(scenery.tableM / 2, WIDEST_VIEW_M);
  const stage = [-radius, radius].flatMap((x) => [-radius, radius].map((z) => vec3(x, 0, z)));
  return { ...scenery, playRadiusM: radius, stage };
}

/** The same scenery as long as the same position is looked at. */
function stateOf(
  { history: { present }, selected }: EditorState,
  camera: CameraView,
  last: { readonly of: EditorState; readonly state: SceneState } | null,
): SceneState {
  const scenery = last?.of.history.present === present ? last.state.scenery : sceneryOfEditor(present);
  return {
    scenery,
    camera,
    seat: 0,
    shot: null,
    flashes: [],
    stateOf: (piece) => (selected?.kind === 'piece' && selected.id === piece ? 'held' : 'normal'),
  };
}
