// Lessons of the page that teaches the game; at the table the dock says at each step what can be done.

export const guide = {
  lessons: {
    'tw-plan': {
      title: 'Lay cards at a machine',
      text: 'Choose one of the machines and lay one to three cards. Nothing counts before you send it: try other machines and other cards first.',
      clause: 'TW-05',
    },
    'tw-outcome': {
      title: 'Read what comes of it',
      text: 'Each order of your cards may have another outcome. You see the cards that each of you gains. The machines that your rival may not use then go grey.',
      clause: 'TW-03',
    },
    'tw-blocked': {
      title: 'Some machines are blocked',
      text: 'You may not use the machine that you used last. While five or more are left, your rival’s last one is blocked, too.',
      clause: 'TW-13',
    },
    'tw-hand': {
      title: 'Keep a card',
      text: 'Cards that you play are gone. If you hold none at the end of your own turn, after all gains, you lose.',
      clause: 'TW-11',
    },
    'tw-discard': {
      title: 'Five cards at most',
      text: 'First all is gained, then any cards are discarded until five are left. New ones may go, too.',
      clause: 'TW-09',
    },
    'tw-conker': {
      title: 'Every point releases the conkers',
      text: 'When a point is made on another machine, the higher conker scores, whoever made that point. Both start again from the bottom.',
      clause: 'TW-60',
    },
  },
} as const;
