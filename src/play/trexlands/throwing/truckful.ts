import { TRUCK_REACH } from '#games/trexlands/rolling/throwLimits.ts';
import { ARENA } from '#sim/roll/rollWorld.ts';
import { Handful } from '#play/input/throwing/handful.ts';

const TO_MM = 1000;

/** Trucks in a hand over the arena. */
export const TRUCKS_IN_HAND = new Handful(TRUCK_REACH * TO_MM, (ARENA.side * TO_MM) / 2);

/** A truck in a moving hand turns as if it rolled on a wheel of this radius, mm (house value: about half of it). */
export const ROLLS_ON_MM = 33;
