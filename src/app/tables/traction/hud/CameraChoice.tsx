import { CameraSegments } from '../../../frame/Toolbar.tsx';
import { useCommands, useSession } from '../session/SessionContext.tsx';

/** From where this match is looked at. */
export function CameraChoice() {
  const camera = useSession((session) => session.camera);
  const { setCamera } = useCommands();
  return <CameraSegments camera={camera} onCamera={setCamera} />;
}
