import { count } from './words.ts';

// Texts of the preview of another tolerance, beside a match that is watched again.

export const otherTolerance = {
  title: 'What another tolerance would have called',
  lead: 'Each action is judged on its own, from the position as it really was: later turns were played as they were called.',
  slider: 'Tolerance',
  asPlayed: 'So it was played.',
  toPlayed: 'Back to how it was played',
  sum: (more: number, fewer: number, same: number) => `${otherwise(more, fewer)}; ${stand(same)}.`,
  different: 'Called otherwise',
  same: 'Called either way',
  all: (actions: number) => `Show all ${actions}`,
  never: 'What the moving piece itself touches or does wrong, no tolerance excuses.',
  changes: { more: 'Called now', fewer: 'Let pass', same: 'Stands' },
  turns: { legal: 'The action would have been legal.', illegal: 'The action would have been illegal.' },
} as const;

function otherwise(more: number, fewer: number): string {
  if (more + fewer === 0) return 'Nothing would have been called otherwise';
  const changes = [
    ...(more > 0 ? [`${count(more, 'call')} more`] : []),
    ...(fewer > 0 ? [`${count(fewer, 'call')} fewer`] : []),
  ];
  return changes.join(', ');
}

const stand = (n: number): string => (n === 0 ? 'none stands' : `${count(n, 'call')} ${n === 1 ? 'stands' : 'stand'}`);
