// Texts of the settings.

export const settings = {
  title: 'Settings',
  open: 'Settings',
  notKept: 'This browser does not keep settings: they last until the page is closed.',
  sections: {
    look: 'Look and comfort',
  },
  look: {
    theme: 'Light',
    themes: { system: 'As the system', day: 'Day', night: 'Night' },
    motion: 'Reduced motion',
    motionNote: 'No flights of the camera and no growing rings. Pieces still move as a hand moves them.',
    contrast: 'High contrast',
    wishes: { system: 'As the system', on: 'On', off: 'Off' },
  },
} as const;
