// Texts of the start page.

export const start = {
  title: 'Start',
  asText: 'Play in words',
  resume: 'Resume the match',
  rules: 'All rules',
  settings: 'Settings',
  howToPlay: 'How to play',
} as const;
