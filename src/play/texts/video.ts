// Texts of making a video of a replay.

const minutes = (seconds: number): string => {
  const whole = Math.max(1, Math.round(seconds));
  const [m, s] = [Math.floor(whole / 60), whole % 60];
  return m === 0 ? `${s} s` : `${m} min ${s} s`;
};

export const video = {
  open: 'Save a video',
  what: 'What to record',
  takes: { action: 'This action', moment: 'The moment of the ruling', match: 'The whole match' },
  lead: 'Recorded as you see the table, without anything around it.',
  length: (seconds: number) => `It is ${minutes(seconds)} long, and takes as long to make.`,
  tooLong: (seconds: number, most: number) =>
    `At this speed it would be ${minutes(seconds)} long; ${minutes(most)} are the most.`,
  make: 'Record',
  cannot: 'This browser cannot record what it draws: use the clean view and a recorder of your device.',
  recording: (share: number) => `Recording: ${Math.round(100 * share)} %`,
  cancel: 'Stop, keep nothing',
  noise:
    'Nothing was recorded: this browser gives the page noise in the place of its own pictures, to keep it from telling devices apart. Allow this page to read its pictures (canvas) in the browser’s privacy settings, or use the clean view and a recorder of your device.',
  failed: 'The recording broke off, and nothing was saved. Try again, or at a lower quality of the picture (settings).',
} as const;
