import type { TerrainId } from '#games/trexlands/board/terraDeck.ts';

/**
 * The signs of the terrains, for eyes that do not see their colours: a plate of salt, a bush, stones, waves. SVG path
 * data in a box of 24, to be filled, as the marks of the seats are (scene/looks/seatMarks.ts).
 */
export const TERRAIN_SIGNS: Readonly<Record<TerrainId, string>> = {
  'salt-flat': 'M12 1 21.5 6.5V17.5L12 23 2.5 17.5V6.5ZM12 6.2 7 9.1V14.9L12 17.8 17 14.9V9.1Z',
  scrub:
    'M12 22C11 16 8 11 2 8.5C3.5 15 6 19.5 9.5 22ZM12 22C13 16 16 11 22 8.5C20.5 15 18 19.5 14.5 22ZM12 19C9.5 13 9.5 7 12 1.5C14.5 7 14.5 13 12 19Z',
  gravel:
    'M7.5 11.5a5 5 0 1 0 0 10a5 5 0 1 0 0-10ZM17.5 13a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 1 0 0-8.4ZM13.5 2.5a4.6 4.6 0 1 0 0 9.2a4.6 4.6 0 1 0 0-9.2Z',
  dune: 'M1 8C5 3 8 3 12 7S19 10 23 5V9C19 14 15.5 14 11.5 10.4S5 8 1 12.2ZM1 17C5 12 8 12 12 16S19 19 23 14V18C19 23 15.5 23 11.5 19.4S5 17 1 21.2Z',
};
