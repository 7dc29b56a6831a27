// Texts of the first match: what comes up is explained when it comes up for the first time.

export const guide = {
  label: 'Explained for your first match',
  understood: 'Understood',
  noMore: 'No more hints',
  more: 'More',
  lessons: {
    'to-trucks': {
      title: 'Two trucks in secret',
      text: 'Each truck parks at the venue of its number. A high die may pay much, but trucks at a venue share, so a low one alone can be worth more.',
      clause: 'TO-06',
    },
    'to-roll': {
      title: 'The dice are the money',
      text: 'The first player throws all venue dice at once. What a die shows is what its venue pays at the end of the round.',
      clause: 'TO-49',
    },
    'to-cards': {
      title: 'Play cards, or keep them',
      text: 'Choose any number of cards, also none. You never get new ones, and each that you keep to the end is worth its dollars.',
      clause: 'TO-07',
    },
    'to-execute': {
      title: 'One card each, around the table',
      text: 'Choose a card, then its target: with the buttons, or on the table where frames are golden. A card may also be thrown away.',
      clause: 'TO-08',
    },
    'to-pick': {
      title: 'An open grid of cards',
      text: 'Take a card on which no other lies; it is played at once. Each of you takes two a round. Barry only drives, and is paid.',
      clause: 'TO-35',
    },
    'to-paying': {
      title: 'Every venue pays its trucks',
      text: 'Die and promote tokens are shared equally among the trucks there; what is left over is lost. A 2X token doubles after the split.',
      clause: 'TO-11',
    },
  },
} as const;

export type LessonId = keyof typeof guide.lessons;
