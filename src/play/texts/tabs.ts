// Texts of a match that is open in more than one tab.

export const tabs = {
  parted: 'You went on with this match in two tabs. Each goes on as its own match, and both are kept.',
  elsewhere: 'This match is open in another tab',
  elsewhereText:
    'Only one tab plays it, so that no move is lost. You can look on here, or take it over: a move that is under way there ends as it stands, and the other tab looks on.',
  spectate: 'Look on',
  takeOver: 'Take over',
  asking: 'Asking the other tab…',
  looking: 'Looking on',
  lookingText: 'This match is played in another tab. Taking it over ends a move that is under way there.',
} as const;
