import type { PieceId } from '#sim/ids.ts';
import { playableCard, type CardKind } from './cards/kinds.ts';
import type { Place } from './ids.ts';

/** Words that refusals and what is told have in common. */

export const cardName = (kind: CardKind): string => playableCard(kind).name;
export const placeName = (at: Place | 'camp'): string => (at === 'city' ? 'the City' : at === 'camp' ? 'Camp' : at);
export const be = (ids: readonly PieceId[]): string => (ids.length === 1 ? 'is' : 'are');
