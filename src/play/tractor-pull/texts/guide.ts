// Texts of the first match: what comes up is explained when it comes up for the first time.

export const guide = {
  label: 'Explained for your first match',
  understood: 'Understood',
  noMore: 'No more hints',
  more: 'More',
  lessons: {
    'tp-spin': {
      title: 'Spin the wrench',
      text: 'The player who is nearer to its red end is red in this match. Two matches won of three win the game; a first game is one match. Flick past an end of the card on the table, or use the button; where it stops nobody can aim.',
      clause: 'TP-05',
    },
    'tp-location': {
      title: 'Red picks the place',
      text: 'A location has two sides, each with a twist. One that has been used does not come again.',
      clause: 'TP-01',
    },
    'tp-recruit': {
      title: 'Two pairs a wave',
      text: 'They are taken from the garage, the twelve pairs beside the field: blue first, then in turn. The left column is hidden, the middle half hidden, the right open: what you take from there, your rival knows.',
      clause: 'TP-08',
    },
    'tp-deploy': {
      title: 'One vehicle on each rope',
      text: 'Both deploy in secret. The strongest of the six will be ejected, so a strong one may be gone at once, for its effect. After three waves the stronger side wins each rope, and more ropes the match.',
      clause: 'TP-12',
    },
    'tp-effect': {
      title: 'An effect happens',
      text: 'The owner of an ejected vehicle uses its effect before anything else happens.',
      clause: 'TP-17',
    },
    'tp-award': {
      title: 'Items for the next match',
      text: 'Whoever won draws three items, and keeps one of them; the rival gets the other two.',
      clause: 'TP-28',
    },
    'tp-install': {
      title: 'Place your items',
      text: 'Each goes to the end of a row or of a rope, and counts in this match alone. Others stay in your hand.',
      clause: 'TP-30',
    },
  },
} as const;

export type LessonId = keyof typeof guide.lessons;
