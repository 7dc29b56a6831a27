import { count } from '../../../texts/words.ts';

// Texts of the evidence for a ruling, and of what another tolerance would have called, beside a match that is watched
// again.

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

export const otherTolerance = {
  title: 'What another tolerance would have called',
  lead: 'Each action is judged on its own, from the position as it really was: later turns were played as they were called.',
  slider: 'Tolerance',
  asPlayed: 'The match was played with this one.',
  toPlayed: 'Back to how it was played',
  sum: (more: number, fewer: number, same: number) => `${otherwise(more, fewer)}; ${stand(same)}.`,
  different: 'Called differently',
  same: 'Called with both tolerances',
  all: (actions: number) => `Show all ${actions}`,
  never: 'No tolerance excuses touches and faults of the moving piece itself.',
  changes: { more: 'Called now', fewer: 'Let pass', same: 'Stands' },
  turns: { legal: 'The action would have been legal.', illegal: 'The action would have been illegal.' },
} as const;

function otherwise(more: number, fewer: number): string {
  if (more + fewer === 0) return 'Every call would have been the same';
  const changes = [
    ...(more > 0 ? [`${count(more, 'call')} more`] : []),
    ...(fewer > 0 ? [`${count(fewer, 'call')} fewer`] : []),
  ];
  return changes.join(', ');
}

const stand = (n: number): string => (n === 0 ? 'none stands' : `${count(n, 'call')} ${n === 1 ? 'stands' : 'stand'}`);
