import type { ItemId, ModuleId } from './ids.ts';

export const MODULE_NAMES: Readonly<Record<ModuleId, string>> = {
  rope: 'Rope',
  race: 'Race',
  collation: 'Collation',
  clock: 'Clock',
  maze: 'Maze',
  path: 'Path',
  conker: 'Conker',
  tower: 'Tower',
};

export const ITEM_NAMES: Readonly<Record<ItemId, string>> = {
  starter: 'Starter',
  conkerStart: 'Conker Start',
  blockMove: 'Block Move',
};
