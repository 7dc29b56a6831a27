import type { Reason } from '#bots/bot.ts';
import type { AdviceDesk, AdviceTold } from '../session/state.ts';
import { texts } from '../texts.ts';
import { refused, told, type Reply } from './talk.ts';

interface Told {
  readonly advice?: AdviceTold | null;
}

interface Hinting {
  readonly advice?: AdviceDesk;
  readonly store: { getState(): Told };
}

/** Asks for a hint, which is thought out and told later (`hintNews`). */
export function askHint({ advice, store }: Hinting): Reply {
  if (advice === undefined) return refused(texts.advice.none);
  const asked = advice.ask();
  if (!asked.ok) return refused(asked.fault.message);
  const hint = store.getState().advice ?? null;
  return told(...(hint === null ? [] : [hintSaid(hint, () => '')]));
}

/** The hint in a sentence; `tell` is its reason as a sentence of the game's, said to the player. */
export function hintSaid({ stage, reason, why }: AdviceTold, tell: (reason: Reason) => string): string {
  const said = reason !== null ? tell(reason) : (why ?? texts.advice[stage === 'shown' ? 'failed' : stage]);
  return texts.advice.said(said);
}

/** A hint that has just been found, or was not; nothing at any other moment. */
export function hintNews(before: Told, now: Told, tell: (reason: Reason) => string): readonly string[] {
  const hint = now.advice ?? null;
  return hint === null || hint === before.advice || hint.stage === 'thinking' ? [] : [hintSaid(hint, tell)];
}
