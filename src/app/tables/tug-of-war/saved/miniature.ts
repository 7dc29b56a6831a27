import { MODULE_IDS, type ModuleId, type Seat } from '#games/tug-of-war/ids.ts';
import { machineOf, modulesOf, type TugOfWarState } from '#games/tug-of-war/state.ts';

/** A machine as a small picture shows it. */
export interface MiniMachine {
  readonly module: ModuleId;
  readonly points: readonly [number, number];
  readonly wonBy: Seat | null;
}

/** `rope=1/0 race=0/2!1`: the machines with both players' points, and with the seat that has won one. */
export const makeMiniature = (state: TugOfWarState): string =>
  modulesOf(state)
    .map((id) => {
      const { points, wonBy } = machineOf(state, id);
      return `${id}=${points.join('/')}${wonBy === null ? '' : `!${wonBy}`}`;
    })
    .join(' ');

const MACHINE = /^([a-z]+)=(\d)\/(\d)(?:!([01]))?$/;

/** The readable part; a word that says nothing is left out of the picture. */
export const readMiniature = (text: string): readonly MiniMachine[] =>
  text.split(' ').flatMap((word): readonly MiniMachine[] => {
    const [, name, first, second, winner] = MACHINE.exec(word) ?? [];
    const module = MODULE_IDS.find((id) => id === name);
    if (module === undefined) return [];
    const wonBy = winner === undefined ? null : winner === '0' ? 0 : 1;
    return [{ module, points: [Number(first), Number(second)], wonBy }];
  });
