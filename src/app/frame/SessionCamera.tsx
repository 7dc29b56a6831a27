import { useStore } from 'zustand';
import { useAtTable } from './AtTable.tsx';
import { CameraSegments } from './Toolbar.tsx';
import { texts } from '#play/texts.ts';

/** From where the match is seen; on phones, where the views are in the menu, there is a way back to the seat's. */
export function SessionCamera() {
  const { session } = useAtTable();
  const camera = useStore(session.store, (state) => state.camera);
  return (
    <>
      <CameraSegments camera={camera} onCamera={(view) => session.commands.setCamera(view)} />
      {camera === 'free' && (
        <button type="button" className="button seat-view" onClick={() => session.commands.setCamera('seat')}>
          {texts.menu.backToSeat}
        </button>
      )}
    </>
  );
}
