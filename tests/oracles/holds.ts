import { beforeAll, describe, expect, it } from 'vitest';
import { verified, type Theme } from '#lab/validate/validation.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { tellRow } from './report.ts';

/** Holds the simulation to every truth of a theme, within its tolerance, and tells each in the table. */
export function holds({ says, rows }: Theme): void {
  let physics: Physics;
  beforeAll(async () => {
    physics = await loadPhysics();
  });
  describe(`${says}`, () => {
    it.for([...rows])('$name: the simulation is within its tolerance', (row, { task }) => {
      const measured = row.measure(physics);
      tellRow(task, row, measured);
      expect(verified(row, measured), `${row.name}: ${measured}, expected ${row.theory}`).toMatchObject({
        holds: true,
      });
    });
  });
}
