import { expect, it } from 'vitest';
import { reference, referenceVehicles } from '#games/tractor-pull/help/reference.ts';

it('TP-44: a reference card has a wave in six lines, the pull, overtime, and how many there are of each vehicle', () => {
  expect(reference.wave).toHaveLength(6);
  expect(reference.pull).toContain('stronger side has the rope');
  expect(reference.overtime).toContain('fourth row');
  expect(reference.vehiclesTitle).toBe('Vehicles, 4 of each:');
  expect(referenceVehicles('wide')).toBe(
    'Moped 1, Scooter 3, Go Kart 4, Hatchback 5, Van 5, Sedan 6, Pickup 7, Tractor 8',
  );
  expect(referenceVehicles('level')).toContain('Motorbike 4');
});
