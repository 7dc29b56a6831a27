import { useState } from 'react';
import { useStore } from 'zustand';
import type { Reason } from '#bots/bot.ts';
import { texts } from '#play/texts.ts';
import { useAtTable } from '../AtTable.tsx';

interface BotWhyProps {
  readonly nameOf: (seat: number) => string;
  /** The reason as a sentence of the game's. */
  readonly tell: (reason: Reason) => string;
  /** Whether this entry of the log is still what is talked about; left out: as long as it is the last one. */
  readonly isLast?: ((entry: number) => boolean) | undefined;
}

/** Asks the bot for the reason of its move, as long as that is the last action. */
export function BotWhy({ nameOf, tell, isLast }: BotWhyProps) {
  const { session } = useAtTable();
  const last = useStore(session.store, (state) => state.bots?.last ?? null);
  const [asked, setAsked] = useState<number | null>(null);
  const length = useStore(session.store, ({ match }) => match?.log.length ?? 0);
  if (last === null || !(isLast?.(last.entry) ?? last.entry === length - 1)) return null;
  const name = nameOf(last.seat);
  return asked === last.entry ? (
    <output className="note bot-why">{texts.bots.because(name, tell(last.reason))}</output>
  ) : (
    <button type="button" className="button quiet bot-why" onClick={() => setAsked(last.entry)}>
      {texts.bots.why(name)}
    </button>
  );
}
