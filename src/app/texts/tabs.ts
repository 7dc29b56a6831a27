// Texts of a match that is open in more than one tab.

export const tabs = {
  parted:
    'This match was played on in another tab as well: what is played here goes on as a match of its own, and both are kept.',
  elsewhere: 'This match is open in another tab',
  elsewhereText:
    'Only one tab plays it, so that no move is lost. You can look on here, or take it over: then the other tab looks on.',
  lookOn: 'Look on',
  takeOver: 'Take over',
  asking: 'Asking the other tab…',
  looking: 'Looking on',
  lookingText: 'This match is played in another tab.',
} as const;
