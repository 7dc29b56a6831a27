import type { TruckCode } from '../../referee/roll/ruling.ts';

/** Trucks thrown by hand or by aim. */
export const trexThrowing = {
  throws: (player: string) => `${player} throws`,
  afterwards: (players: string) => `then ${players}`,
  hint: 'Take a truck and flick it into the arena, or aim it here.',
  trucks: 'Trucks of this roll',
  aimAt: (truck: string) => `Aim ${truck}`,
  comesLater: (truck: string) => `${truck} comes later`,
  direction: 'Direction',
  directionSaid: (deg: number) => (deg === 0 ? 'straight ahead' : Math.abs(deg) === 180 ? 'back towards you' : `${Math.abs(deg)}° to the ${deg > 0 ? 'right' : 'left'}`),
  directionShort: (deg: number) => (deg === 0 ? '0°' : `${Math.abs(deg)}° ${deg > 0 ? '→' : '←'}`),
  power: 'Power',
  powerSaid: (power: number, metres: number) => `${power} percent, ${metres.toFixed(1)} metres a second`,
  powerShort: (metres: number) => `${metres.toFixed(1)} m/s`,
  together: 'All at once',
  letGo: 'Let go',
  rollMine: 'Roll mine for me',
  rollAll: 'Roll all for me',
  /** Over a truck, how it was called. */
  codes: {
    'wheels-up': 'wheels-up', 'on-side': 'on its side', 'on-roof': 'on its roof', 'on-end': 'on its end', leaning: 'leaning', stacked: 'on another', 'off-arena': 'off the arena', unsettled: 'not at rest',
  } satisfies Record<TruckCode, string>,
} as const;
