import type { Fault } from '#sim/result.ts';
import { texts } from '../texts.ts';

export const refusal = (code: string, message: string): Fault => ({ code, message });

/** Why a session does nothing, where the rules of its game have nothing against it. */
export const REFUSALS = {
  spectating: refusal('looking-on', texts.refusals.spectating),
  botsSeat: refusal('bots-seat', texts.refusals.botsSeat),
  nothingDone: refusal('nothing-to-undo', texts.refusals.nothingDone),
  noMatch: refusal('no-match', texts.refusals.noMatch),
  onItsWay: refusal('on-its-way', texts.refusals.onItsWay),
  notYours: refusal('not-yours', texts.refusals.notYours),
  notInHand: refusal('not-in-hand', texts.refusals.notInHand),
  noHint: refusal('no-hint', texts.advice.nobody),
  rolling: refusal('rolling', texts.refusals.rolling),
  notSeen: refusal('not-seen', texts.refusals.notSeen),
} as const;
