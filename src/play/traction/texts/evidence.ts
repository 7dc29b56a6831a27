import { count } from '#play/texts/words.ts';

// Texts of the evidence for a ruling, and of what another tolerance would have called, beside a match that is watched
// again.

const mm = (far: number): string => `${far.toFixed(2)} mm`;
const deg = (turned: number): string => `${turned.toFixed(1)}°`;

export const evidence = {
  title: 'The evidence',
  noFoul: 'No foul here.',
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

export const otherTolerance = {
  title: 'What if more or less nudging were allowed?',
  lead: 'Each move is looked at by itself, from where the pieces really stood.',
  slider: 'How much other pieces may be nudged before it is a foul',
  asPlayed: 'This match was played so.',
  toPlayed: 'Back to how this match was played',
  sum: (more: number, fewer: number, same: number) =>
    `${otherwise(more, fewer)}${same === 0 ? '' : `, ${count(same, 'ruling')} the same`}.`,
  different: 'What would have been ruled otherwise',
  same: 'What would have been ruled the same',
  all: (actions: number) => `Show all ${actions}`,
  never: 'However much nudging is allowed, touches and faults of the moving piece itself stay fouls.',
  changes: { more: 'Ruled in addition', fewer: 'No longer ruled', same: 'The same' },
  turns: { legal: 'This would have been no foul.', illegal: 'This would have been a foul.' },
} as const;

function otherwise(more: number, fewer: number): string {
  if (more + fewer === 0) return 'Nothing would have been ruled otherwise';
  const changes = [
    ...(more > 0 ? [`${count(more, 'ruling')} more`] : []),
    ...(fewer > 0 ? [`${count(fewer, 'ruling')} fewer`] : []),
  ];
  return changes.join(', ');
}
