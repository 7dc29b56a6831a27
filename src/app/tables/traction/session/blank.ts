import type { SessionState } from './sessionTypes.ts';

export const BEFORE_ANY_MATCH: SessionState = {
  match: null,
  played: null,
  eyes: null,
  handMode: 'assisted',
  hand: 'careful',
  verb: 'walk',
  intent: null,
  corner: null,
  aim: null,
  forecast: null,
  asksBeforeFouls: false,
  foulHeld: false,
  hovered: null,
  hoveredPad: null,
  pointing: false,
  stage: 'idle',
  stepsTaken: 0,
  steps: [],
  stepsLeft: 0,
  rulings: [],
  lastAction: null,
  bodyHash: null,
  fault: null,
  reachFor: null,
  arranging: null,
  bumping: false,
  overlay: { colliders: false, hash: false },
  camera: 'seat',
  lookingOn: false,
};

/** No piece chosen, nothing under way, no hand out of turn. */
export const NOTHING_CHOSEN = {
  intent: null,
  corner: null,
  aim: null,
  forecast: null,
  foulHeld: false,
  stage: 'idle',
  stepsTaken: 0,
  stepsLeft: 0,
  reachFor: null,
  arranging: null,
  bumping: false,
} as const;

/** The same, and nothing to be told of what was. */
export const NEW_TABLE = {
  ...NOTHING_CHOSEN,
  pointing: false,
  hovered: null,
  hoveredPad: null,
  steps: [],
  rulings: [],
  lastAction: null,
  bodyHash: null,
  fault: null,
  verb: 'walk',
  camera: 'seat',
} as const;
