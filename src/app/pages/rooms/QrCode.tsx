import { room as roomTexts } from '#play/texts/room.ts';
import { renderSVG } from 'uqr';

/** A link for the camera of a phone. */
export const QrCode = ({ link }: { readonly link: string }) => (
  <img className="room-qr" alt={roomTexts.qr} src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link))}`} />
);
