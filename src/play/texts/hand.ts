// Texts of a table on one screen, with phones as hands beside it; loaded with the pages of rooms.

export const hand = {
  toTable: 'This screen is the table, phones are the hands',
  toHand: 'This device is only a hand, the table is another screen',
  withTable: 'This device shows the table, too',
  tableLead: 'Point a phone’s camera at the picture: it becomes a hand at this table. Nobody else sees what it holds.',
  tableBack: 'This screen is no table: to its own seat',
  addPhone: 'Add a phone:',
  handQr: 'The link for a phone as a QR code',
  handLead: 'This phone is your hand; the table is on the other screen.',
  sitDown: 'Sit down',
  allTaken: 'All seats are taken: this phone can look on.',
  lookOn: 'Look on',
  lookThere: 'Look at the table.',
  swings: 'Flick it, or press, swing the phone, and let go.',
  swingAsk: 'Let the phone feel a swing',
  swingDenied: 'This phone’s sensors are not to be had here: flick with a finger.',
};
