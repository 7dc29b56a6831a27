// Texts of watching a match again, and of the evidence for a ruling.

export const replay = {
  won: 'Has won',
  title: 'Replay',
  titleOf: (names: string) => `Replay of ${names}`,
  link: 'Watch',
  whole: 'The whole match',
  showMe: 'Show me',
  showMeOf: (clause: string) => `Show me the evidence for ${clause}`,
  back: 'Back to the match',
  empty: 'Nothing has been played yet.',
  table: 'The table as it was',
  play: 'Play',
  pause: 'Pause',
  frameBack: 'One frame back',
  frameOn: 'One frame on',
  previousAction: 'Previous action',
  nextAction: 'Next action',
  previousRuling: 'Previous ruling',
  nextRuling: 'Next ruling',
  again: 'Show the moment again',
  speed: 'Speed',
  speedOf: (speed: number) => (speed < 1 ? `1/${Math.round(1 / speed)}` : `${speed}×`),
  action: 'Action',
  actionOf: (n: number, of: number, words: string) => `Action ${n} of ${of}: ${words}`,
  tick: 'Moment in the action',
  timeShort: (seconds: number, of: number) => `${seconds.toFixed(1)} / ${of.toFixed(1)} s`,
  time: (seconds: number, of: number) => `${seconds.toFixed(2)} of ${of.toFixed(2)} s`,
  working: 'Performing it again…',
  actions: 'Actions',
  rulings: 'Rulings',
  none: 'The referee called nothing in this action.',
  /** Of an action that is not over; `more` calls come later in it. */
  noneYet: (more: number) => {
    if (more === 0) return 'The referee has called nothing in this action so far.';
    return more === 1
      ? 'The referee’s call comes later in this action.'
      : `The referee’s ${more} calls come later in this action.`;
  },
  noSuchCall: 'There is no such call in this match.',
  clean: 'Clean view',
  cleanNote:
    'Only the table, for recording. A tap or Esc brings the controls back; the keys of the replay go on working.',
  chrome: 'Show the controls',
  /** Words of the line of keys, after them. */
  keys: { play: 'plays', frame: 'frame', action: 'action', ruling: 'ruling', speed: 'speed', clean: 'hides all this' },
  changeKeys: 'Change keys',
  chair: 'From where to look',
  seatOf: (name: string) => `${name}’s seat`,
  moved: (mm: number) => `${mm.toFixed(mm < 1 ? 2 : 1)} mm`,
} as const;
