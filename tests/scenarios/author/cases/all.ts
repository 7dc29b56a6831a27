import type { Case } from '../file.ts';
import { AIRBORNE } from './airborne.ts';
import { AROUND } from './around.ts';
import { CONTACTS } from './contacts.ts';
import { CRASHES } from './crashes.ts';
import { DESIGNERS } from './designers.ts';
import { HOUSE_RULES } from './houseRules.ts';
import { NEAR_CASES } from './near.ts';
import { PAD_CASES } from './pads.ts';
import { SET_CASES } from './sets.ts';
import { SIZE_CASES } from './sizes.ts';
import { STANDING } from './standing.ts';
import { STEPS } from './steps.ts';
import { TACKLES } from './tackles.ts';
import { TURN_CASES } from './turns.ts';

/** Every scenario of this folder. */
export const CASES: readonly Case[] = [
  ...STEPS,
  ...CONTACTS,
  ...TACKLES,
  ...PAD_CASES,
  ...CRASHES,
  ...SIZE_CASES,
  ...AIRBORNE,
  ...STANDING,
  ...TURN_CASES,
  ...AROUND,
  ...DESIGNERS,
  ...HOUSE_RULES,
  ...NEAR_CASES,
  ...SET_CASES,
];
