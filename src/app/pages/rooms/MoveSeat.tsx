import { room as roomTexts } from '#play/texts/room.ts';
import { LinkField } from '#app/sharing/LinkField.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import { QrCode } from './QrCode.tsx';
import { addressOf } from './roomPath.ts';

interface MoveSeatProps {
  readonly code: string;
  /** The seat's secret. It is behind the `#`, which no browser sends to a server. */
  readonly secret: string;
  readonly publicUrl: string | null;
  readonly onClose: () => void;
}

/** The seat as a link and as a picture, for another device of the same player. */
export function MoveSeat({ code, secret, publicUrl, onClose }: MoveSeatProps) {
  const link = addressOf({ at: 'seat', code, key: secret }, publicUrl);
  return (
    <Dialog title={roomTexts.move} className="rooms room-move" onClose={onClose}>
      <p>{roomTexts.moveNote}</p>
      <LinkField title={roomTexts.move} link={link} label={roomTexts.moveLink} />
      <QrCode link={link} />
    </Dialog>
  );
}
