// Texts of the settings.

export const settings = {
  title: 'Settings',
  notKept: 'This browser does not keep settings: they last until the page is closed.',
  sections: {
    sound: 'Sound and touch',
    look: 'Look and comfort',
    picture: 'Picture',
    keys: 'Keys',
    pads: 'Gamepad',
    kept: 'On this device',
  },
  sound: {
    mute: 'Mute',
    muteTitle: (muted: boolean) => (muted ? 'Sound is off: switch it on' : 'Sound is on: switch it off'),
    said: (muted: boolean) => (muted ? 'Sound off' : 'Sound on'),
    on: 'Sound of the table',
    onNote: 'Pieces sound like their material on this surface, louder the harder they strike. A key switches it, too.',
    volume: 'Volume',
    percent: (share: number) => `${Math.round(100 * share)} %`,
    vibration: 'Vibration',
    vibrationNote: 'A tick when a piece is set down, a knock when pieces touch, a buzz at a foul.',
    vibrationCalm: 'Off while motion is reduced.',
    vibrationNone: 'This browser cannot vibrate.',
  },
  picture: {
    quality: 'Quality',
    qualities: { auto: 'Automatic', low: 'Low', medium: 'Medium', high: 'High' },
    qualityNotes: {
      auto: 'As good as this machine draws smoothly: it is measured while pieces move.',
      low: 'For slow machines and long evenings on a battery: a coarser picture with plainer shadows.',
      medium: 'Smooth edges, soft shadows, mirror images on polished tables.',
      high: 'Everything, as sharp as the screen.',
    },
  },
  look: {
    theme: 'Light',
    themes: { night: 'Lamp', day: 'Daylight', system: 'As the system' },
    motion: 'Reduced motion',
    motionNote:
      'No flights of the camera, no growing rings, and pieces that are put back are there at once. Pieces still move as a hand moves them.',
    leftHanded: 'For the left hand',
    leftHandedNote:
      'The main action lies at the left. A finger need not cover a piece: pull the ring beside it, or tap where it should go.',
    contrast: 'High contrast',
    wishes: { system: 'As the system', on: 'On', off: 'Off' },
  },
} as const;
