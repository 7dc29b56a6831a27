import { renderSVG } from 'uqr';
import { texts } from '#play/texts.ts';

/** A link for the camera of a phone. */
export const QrCode = ({ link }: { readonly link: string }) => (
  <img className="room-qr" alt={texts.rooms.qr} src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link))}`} />
);
