import { useState } from 'react';
import { useStore } from 'zustand';
import type { Reason } from '#bots/bot.ts';
import { texts } from '#play/texts.ts';
import { useAtTable } from '../AtTable.tsx';

interface BotWhyProps {
  readonly nameOf: (seat: number) => string;
  /** The reason as a sentence of the game's. */
  readonly tell: (reason: Reason) => string;
  /** The first entry of the log that is still talked about; left out: the last one. */
  readonly from?: number | undefined;
}

/** Asks the bot for the reason of its move, as long as that is the last action. */
export function BotWhy({ nameOf, tell, from }: BotWhyProps) {
  const { session } = useAtTable();
  const last = useStore(session.store, (state) => state.bots?.last ?? null);
  const [asked, setAsked] = useState<object | null>(null);
  const length = useStore(session.store, ({ match }) => match?.log.length ?? 0);
  if (last === null || last.entry < (from ?? length - 1) || last.entry >= length) return null;
  const name = nameOf(last.seat);
  return asked === last ? (
    <output className="note bot-why">{texts.bots.because(name, tell(last.reason))}</output>
  ) : (
    <button type="button" className="button quiet bot-why" onClick={() => setAsked(last)}>
      {texts.bots.why(name)}
    </button>
  );
}
