import { useState } from 'react';
import type { Line } from '#online/client/line.ts';
import type { LobbySeat } from '#online/client/lobby.ts';
import type { Answer } from '#online/protocol/answers.ts';
import { playersTexts } from '#play/texts/players.ts';
import { Button } from '#app/ui/Button.tsx';
import { useOwnKey } from '../players/useOwnKey.ts';

interface RatedSeatProps {
  readonly code: string;
  readonly seat: LobbySeat;
  /** Of who sits there on this device; undefined: somebody else. */
  readonly line: Line | undefined;
  readonly heard: (answer: Answer) => void;
}

/** At a person's seat of a rated room: whether it is signed; the one who sits there signs by a press. */
export function RatedSeat({ code, seat, line, heard }: RatedSeatProps) {
  if (!seat.taken || seat.info.kind !== 'person') return null;
  if (seat.player !== null) return <span className="note">{playersTexts.signed}</span>;
  if (line === undefined) return <span className="note">{playersTexts.toSign}</span>;
  return <Signing code={code} line={line} heard={heard} />;
}

function Signing({ code, line, heard }: Pick<RatedSeatProps, 'code' | 'heard'> & { readonly line: Line }) {
  const own = useOwnKey();
  const [waits, setWaits] = useState(false);
  if (own.why !== null)
    return <span className="wrong">{own.why === 'plain-http' ? playersTexts.plainHttp : playersTexts.noKeys}</span>;
  const sign = async (): Promise<void> => {
    setWaits(true);
    const wish = await own.toPlay(code, line.seen.seat ?? -1);
    if (wish !== null) heard(await line.ask(wish, null));
    setWaits(false);
  };
  return (
    <Button look="primary" disabled={waits || own.player === undefined} onClick={() => void sign()}>
      {own.player === null ? playersTexts.makeAndSign : playersTexts.sign}
    </Button>
  );
}
