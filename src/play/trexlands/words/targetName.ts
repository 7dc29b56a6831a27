import type { Target } from '#games/trexlands/cards/target.ts';
import type { Place } from '#games/trexlands/ids.ts';
import { gameTexts } from '../texts.ts';
import { placeName, type Names } from './names.ts';

/** A card's target, in a few words. */
export function targetName(target: Target, names: Names): string {
  switch (target.on) {
    case 'nothing':
      return '';
    case 'truck':
      return names.truck(target.truck);
    case 'tow':
      return gameTexts.cards.targets.tow(names.truck(target.truck), target.terra);
    case 'entry':
      return gameTexts.cards.targets.entry(names.truck(target.truck), target.terra, target.ramp);
    case 'terra':
      return target.terra;
    case 'border':
      return gameTexts.cards.targets.border(target.terra, placeName(target.beyond));
    case 'face-down':
      return gameTexts.cards.targets.faceDown(names.seat(target.owner), target.slot);
  }
}

/** The places on the board that a target is about. */
export function placesOf(target: Target): readonly Place[] {
  switch (target.on) {
    case 'terra':
    case 'tow':
    case 'entry':
      return [target.terra];
    case 'border':
      return [target.terra, target.beyond];
    default:
      return [];
  }
}
