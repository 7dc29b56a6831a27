import '../styles.css';
import { moneyOf } from '#games/truck-off/queries.ts';
import { defineReplay } from '#app/table/defineReplay.tsx';
import { play } from '#play/truck-off/play.ts';
import { standings } from '#play/truck-off/texts/table.ts';
import { TableEar } from '../sound/tableEar.ts';
import { filmOf } from './film.ts';

/** A match of Truck Off as it was, and how the money stood. */
export const Watching = defineReplay(play, {
  filmOf,
  ear: (speaker) => new TableEar(speaker),
  figures: { of: moneyOf, said: (state, seat) => standings.money(moneyOf(state, seat)) },
});
