import { Handful } from '#sim/roll/handful.ts';
import { ARENA } from '#sim/roll/rollWorld.ts';
import { TRUCK_REACH } from './throwLimits.ts';

const TO_MM = 1000;

/** Trucks in a hand over the arena. */
export const TRUCKS_IN_HAND = new Handful(TRUCK_REACH * TO_MM, (ARENA.side * TO_MM) / 2);
