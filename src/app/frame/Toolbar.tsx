import type { ReactNode } from 'react';
import { CAMERA_VIEWS, type CameraView } from '#play/session/camera.ts';
import { texts } from '#play/texts.ts';
import { IconButton } from '../ui/Icon.tsx';
import { useShortcut } from './keys/useShortcut.ts';

export interface ToolbarProps {
  readonly onMenu: () => void;
  /** Buttons beside the menu, without a panel under them. */
  readonly children?: ReactNode;
}

/** The menu, which has everything that is needed seldom. */
export function Toolbar({ onMenu, children }: ToolbarProps) {
  const menu = useShortcut('menu', texts.table.menu);
  return (
    <nav className="toolbar" aria-label={texts.table.menu}>
      {children}
      <span className="panel tools">
        <IconButton icon="menu" label={texts.table.menu} {...menu} onClick={onMenu} />
      </span>
    </nav>
  );
}

/** Opens the help. */
export function HelpButton({ onHelp }: { readonly onHelp: () => void }) {
  const help = useShortcut('help', texts.table.help);
  return <IconButton icon="help" label={texts.table.help} {...help} onClick={onHelp} />;
}

interface CameraProps {
  /** Null for none of them. */
  readonly camera: CameraView | null;
  readonly onCamera: (view: CameraView) => void;
}

/** One of the views that every table has. */
export const CameraSegments = (props: CameraProps) => (
  <fieldset className="segments camera" aria-label={texts.menu.camera}>
    <CameraButtons views={CAMERA_VIEWS} {...props} />
  </fieldset>
);

export const CameraButtons = ({ views, camera, onCamera }: CameraProps & { readonly views: readonly CameraView[] }) =>
  views.map((view) => (
    <button
      key={view}
      type="button"
      className="button"
      aria-pressed={camera === view}
      title={texts.menu.cameraOf[view]}
      onClick={() => onCamera(view)}
    >
      {texts.menu.cameras[view]}
    </button>
  ));
