import { CAMERA_VIEWS } from '../tables/tableScene.ts';
import { texts } from '../texts.ts';
import { useTheViewer, useViewer } from './ViewerContext.tsx';

/** From where one looks, and a picture without anything around it. */
export function CameraRow({ onClean }: { readonly onClean: () => void }) {
  const viewer = useTheViewer();
  const camera = useViewer((state) => (state.shot ? null : state.camera));
  return (
    <div className="row watch-camera">
      <fieldset className="segments camera" aria-label={texts.menu.camera}>
        {CAMERA_VIEWS.map((view) => (
          <button key={view} type="button" className="button" aria-pressed={camera === view} title={texts.menu.cameraOf[view]} onClick={() => viewer.setCamera(view)}>
            {texts.menu.cameras[view]}
          </button>
        ))}
      </fieldset>
      <button type="button" className="button panel" title={texts.replay.cleanNote} onClick={onClean}>
        {texts.replay.clean}
      </button>
    </div>
  );
}
