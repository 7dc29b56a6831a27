export { leastHandMm, TRUCKS_IN_HAND } from '#games/trexlands/rolling/truckful.ts';

/** A truck in a moving hand turns as if it rolled on a wheel of this radius, mm (house value: about half of it). */
export const ROLLS_ON_MM = 33;
