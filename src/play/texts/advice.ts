// Texts of hints, of any game.

export const advice = {
  ask: 'Hint',
  note: 'Shows what the best computer player would do here. Nothing is played.',
  thinking: 'one moment…',
  waiting: 'end what is under way first, then ask again.',
  failed: 'the computer player has stopped by a fault of the page. Ask again.',
  none: 'There are no hints at this table.',
  nobody: 'A hint is for a person who is asked for something; nobody is now.',
  said: (what: string) => `Hint: ${what}`,
} as const;
