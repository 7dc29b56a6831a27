import '../styles.css';
import { defineReplay } from '#app/table/defineReplay.tsx';
import { play } from '#play/tractor-pull/play.ts';
import { figures } from '#play/tractor-pull/watch/figures.ts';
import { TableEar } from '../sound/tableEar.ts';
import { filmOf } from './film.ts';

/** A match of Tractor Pull as it was, and how matches and ropes stood. */
export const Watching = defineReplay(play, { filmOf, ear: (speaker) => new TableEar(speaker), figures });
