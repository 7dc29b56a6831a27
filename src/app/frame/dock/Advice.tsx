import { useStore } from 'zustand';
import { isWhole } from '#engine/seen.ts';
import { texts } from '#play/texts.ts';
import { useAtTable } from '../AtTable.tsx';
import type { Reason } from '#bots/bot.ts';
import { hintSaid } from '#play/textTable/hint.ts';
import { useState } from 'react';

interface AdviceButtonProps {
  readonly className?: string;
  readonly disabled?: boolean;
  readonly onPressed?: () => void;
}

/** Asks what the best computer player would do; away where the game has none, or this screen not all of the match. */
export function AdviceButton({ className = 'button quiet', disabled = false, onPressed }: AdviceButtonProps) {
  const { session } = useAtTable();
  const { advice } = session;
  const stage = useStore(session.store, (state) => state.advice?.stage ?? null);
  const isHere = useStore(session.store, ({ match }) => match !== null && isWhole(match));
  if (advice === undefined || !isHere) return null;
  return (
    <button
      type="button"
      className={className}
      disabled={disabled || stage === 'thinking'}
      title={texts.advice.note}
      onClick={() => {
        advice.ask();
        onPressed?.();
      }}
    >
      {texts.advice.ask}
    </button>
  );
}

export interface AdviceNoteProps {
  /** Its reason as a sentence of the game's, said to the player. */
  readonly tell: (reason: Reason) => string;
  /** Where the table in words says it aloud, it is not said twice. */
  readonly isHeard?: boolean;
}

/** The hint's sentence. */
export function AdviceNote({ tell, isHeard = false }: AdviceNoteProps) {
  const { session } = useAtTable();
  const told = useStore(session.store, (state) => state.advice ?? null);
  if (told === null) return null;
  return (
    <output className="advice" aria-live={isHeard ? 'off' : 'polite'}>
      {hintSaid(told, tell)}
    </output>
  );
}

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
