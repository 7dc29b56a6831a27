/** Units of length that a mesh may be in. */
export const UNITS = ['mm', 'in'] as const;
export type Unit = (typeof UNITS)[number];

export const MM_OF: Readonly<Record<Unit, number>> = { mm: 1, in: 25.4 };

// House values: things that a hand throws on to a table are as long as that, as a rule.
const [SHORTEST_MM, LONGEST_MM] = [5, 150];

/** The unit of something that is so long, if it is a thing to throw in one of them alone; else null. */
export function unitOf(extent: number): Unit | null {
  const fits = UNITS.filter((unit) => extent * MM_OF[unit] >= SHORTEST_MM && extent * MM_OF[unit] <= LONGEST_MM);
  const [only, other] = fits;
  return only !== undefined && other === undefined ? only : null;
}

/** Names of files that have a mesh in them. */
export const MESH_FILES = /\.(stl|obj)$/i;
