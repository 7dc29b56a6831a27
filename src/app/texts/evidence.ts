// Texts of the evidence for a ruling: on the table, and beside it.

const mm = (far: number): string => `${far.toFixed(2)} mm`;
const deg = (turned: number): string => `${turned.toFixed(1)}°`;

export const evidence = {
  title: 'The evidence',
  // On the table.
  toppled: 'not as it stood',
  turned: (by: number) => `turned ${deg(by)}`,
  moveAllowed: (far: number, of: number) => `${mm(far)} of ${of} mm: allowed`,
  turnAllowed: (by: number, of: number) => `${deg(by)} of ${of}°: allowed`,
  // Beside it.
  foul: 'Foul',
  allowed: 'Allowed',
  measured: (far: number, by: number, farOf: number, byOf: number) =>
    `Moved ${mm(far)} of the ${farOf} mm that are allowed, turned ${deg(by)} of ${byOf}°.`,
  says: (clause: string) => `What ${clause} says`,
  key: {
    touch: 'Yellow: what the moving piece touched with. White: what it touched. The dot: where.',
    way: 'White: where the corner stood. Red: how far it went.',
    slid: 'White outline: where the base stood. Yellow outline: how far it had gone.',
    moved: 'White outline: where it stood. Yellow outline: where it came to rest. Striped: the piece that was moved.',
    jiggled: 'White outline: where it stood. Green outline: where it came to rest.',
  },
} as const;
