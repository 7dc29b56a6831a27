import { length, type Units } from './lengths.ts';
import { count } from './words.ts';

// Texts of what helps the eye at the table: reach rings, footprints, the ruler.

export const aids = {
  walkReach: (steps: number, mm: number, units: Units) => `${count(steps, 'step')} · ${length(mm, units)}`,
  tackleReach: (mm: number, units: Units) => `tackle · 1 step · ${length(mm, units)}`,
  reachRings: 'Reach of the chosen piece',
  reachNote: 'A line around how far a walk takes its middle, dashes around what its base meets in a tackle, from the corner that it stands on. What stands in the way is not counted.',
  footprints: 'Footprints of the last turn',
  footprintsNote: 'Faint outlines of where pieces stood that were moved, and their way.',
  units: 'Lengths',
  unitNames: { both: 'Both', mm: 'Millimetres', in: 'Inches' } satisfies Record<Units, string>,
} as const;
