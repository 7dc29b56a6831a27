// Texts of the referee and the log. Events are told by the rules' own sentences.

export const referee = {
  clause: (id: string) => `Clause ${id}`,
  clauseHelp: (id: string) => `What ${id} says`,
  dismiss: 'Dismiss',
} as const;

export const log = {
  title: 'Log',
  empty: 'Nothing has been played.',
} as const;
