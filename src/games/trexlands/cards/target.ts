import type { PieceId, Seat } from '#sim/ids.ts';
import type { Place, RampId, TerraId } from '../ids.ts';
import type { EffectId } from './kinds.ts';

/** The target of a card. */
export type Target =
  | { readonly on: 'nothing' }
  | { readonly on: 'truck'; readonly truck: PieceId }
  /** A truck and where it goes (tow). */
  | { readonly on: 'tow'; readonly truck: PieceId; readonly terra: TerraId }
  /** A truck from Camp by a ramp. */
  | { readonly on: 'entry'; readonly truck: PieceId; readonly ramp: RampId; readonly terra: TerraId }
  | { readonly on: 'terra'; readonly terra: TerraId }
  | { readonly on: 'border'; readonly terra: TerraId; readonly beyond: Place }
  /** A card in the arena, by its place among its owner's, from 1. */
  | { readonly on: 'face-down'; readonly owner: Seat; readonly slot: number };

export type TargetKind = Target['on'];

export const ON_NOTHING: Target = { on: 'nothing' };

/** On what a card of the effect is played. */
export const TARGET_OF: Readonly<Record<EffectId, TargetKind>> = {
  'cancel-move': 'nothing',
  'cancel-card': 'nothing',
  'move-two': 'nothing',
  'lower-mass': 'nothing',
  'salt-flat': 'nothing',
  'roll-again': 'truck',
  tow: 'tow',
  'halve-claim': 'nothing',
  'bridge-edge': 'border',
  'two-moves': 'nothing',
  look: 'face-down',
  post: 'terra',
  'from-camp': 'entry',
  fort: 'terra',
  raid: 'nothing',
  'attack-twice': 'nothing',
  'extra-x': 'nothing',
};
