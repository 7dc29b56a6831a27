import type { ReactNode } from 'react';
import { CAMERA_VIEWS, type CameraView } from '#play/session/camera.ts';
import { texts } from '#play/texts.ts';
import { MuteButton } from './settings/MuteButton.tsx';
import { IconButton } from '../ui/Icon.tsx';
import { useShortcut } from './keys/useShortcut.ts';

export interface ToolbarProps {
  /** Buttons that this table has besides. */
  readonly tools: ReactNode;
  readonly logShown?: boolean;
  /** Left out where there is no log worth showing. */
  readonly onLog?: () => void;
  readonly onHelp: () => void;
  readonly onMenu: () => void;
}

/** Log, help and everything that is needed seldom. */
export function Toolbar({ tools, logShown = false, onLog, onHelp, onMenu }: ToolbarProps) {
  const log = useShortcut('log', texts.log.title);
  const help = useShortcut('help', texts.table.help);
  const menu = useShortcut('menu', texts.table.menu);
  return (
    <nav className="toolbar" aria-label={texts.table.menu}>
      <span className="panel tools">
        {tools}
        <MuteButton />
        {onLog && <IconButton icon="log" label={texts.log.title} {...log} aria-expanded={logShown} onClick={onLog} />}
        <IconButton icon="help" label={texts.table.help} {...help} onClick={onHelp} />
        <IconButton icon="menu" label={texts.table.menu} {...menu} onClick={onMenu} />
      </span>
    </nav>
  );
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
