import { useStore } from 'zustand';
import { useAtTable } from './AtTable.tsx';
import { CameraSegments } from './Toolbar.tsx';

/** From where the match is seen. */
export function SessionCamera() {
  const { session } = useAtTable();
  const camera = useStore(session.store, (state) => state.camera);
  return <CameraSegments camera={camera} onCamera={(view) => session.commands.setCamera(view)} />;
}
