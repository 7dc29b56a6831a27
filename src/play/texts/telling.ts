// Texts of the referee and the log. Events are told by the rules' own sentences.

export const referee = {
  clause: (id: string, title: string | null = null) => (title === null ? `Rule ${id}` : `Rule: ${title} (${id})`),
  clauseMark: '?',
  dismiss: 'Dismiss',
} as const;

export const log = {
  title: 'Log',
  close: 'Close the log',
  notation: 'Show as commands to type',
  empty: 'Nothing has been played.',
} as const;
