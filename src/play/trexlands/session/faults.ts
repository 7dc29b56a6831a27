import { refusals } from '#games/trexlands/refusals.ts';
import type { Fault } from '#sim/result.ts';
import { refusal, REFUSALS } from '#play/session/refusals.ts';
import { gameTexts } from '../texts.ts';

/** Why the page did nothing, where the rules themselves had nothing against it. */
export const SESSION_FAULTS = {
  ...REFUSALS,
  notYours: refusal('not-yours', gameTexts.refusals.notYours),
  rolling: refusal('rolling', gameTexts.refusals.rolling),
  called: refusal('called', gameTexts.refusals.called),
  revealing: refusal('revealing', gameTexts.refusals.revealing),
  noRoll: refusals.noRoll(),
  byChance: (truck: string): Fault => refusal('by-chance', `${gameTexts.throwing.byChance(truck)}.`),
  givenUp: (truck: string): Fault => refusal('given-up', `${gameTexts.throwing.givenUp(truck, 1)}.`),
  notYourThrow: (player: string, truck: string): Fault =>
    refusal('not-your-throw', gameTexts.refusals.notYourThrow(player, truck)),
  nothingToSee: refusal('nothing-to-see', gameTexts.talk.nothingToSee),
  noneChosen: refusal('none-chosen', gameTexts.refusals.noneChosen),
  notInHand: refusal('not-in-hand', gameTexts.refusals.notInHand),
  notAsked: refusal('not-asked', gameTexts.refusals.notAsked),
  noRampAt: (place: string): Fault => refusal('no-ramp-at', gameTexts.refusals.noRampAt(place)),
  cannotGo: (trucks: number, place: string): Fault => refusal('cannot-go', gameTexts.refusals.cannotGo(trucks, place)),
  otherTruck: (meant: string, place: string, chosen: string): Fault =>
    refusal('other-truck', gameTexts.lesson.otherTruck(meant, place, chosen)),
  cannotMove: (label: string, why: string): Fault => refusal('cannot-move', gameTexts.refusals.cannotMove(label, why)),
} as const;
