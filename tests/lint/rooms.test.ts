import { expect, it } from 'vitest';
import { checkRooms } from '../../scripts/lint-rooms.mjs';

const messages = (file: string, text: string): string[] => checkRooms(file, text).map((finding) => finding.message);

const accepted: readonly [file: string, text: string][] = [
  ['src/sim/world.ts', `import RAPIER from '@dimforge/rapier3d-compat';`],
  ['src/sim/maths/trig.ts', `import type { Vec3 } from './vec3.ts';`],
  ['src/referee/walk.ts', `import { trace } from '#sim/trace/trace.ts';`],
  ['src/engine/match.ts', `import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';`],
  ['src/engine/match.ts', `import { sha256 } from '@noble/hashes/sha2.js';`],
  ['src/engine/match.ts', `import type { Ruling } from '#referee/ruling.ts';`],
  ['src/games/traction/rules.ts', `import { z } from 'zod'; import { match } from '#engine/match.ts';`],
  ['src/games/traction/rules.ts', `import data from './content/surfaces.json';`],
  ['src/games/traction/bot/bot.ts', `import { state } from '../state.ts';`],
  [
    'src/games/all.ts',
    `export { traction } from './traction/game.ts'; export { trexlands } from './trexlands/game.ts';`,
  ],
  ['src/bots/chess/careful.ts', `import { legal } from '#games/chess/legal.ts'; import type { Bot } from '../bot.ts';`],
  ['src/bots/registry.ts', `import { bots } from './chess/bots.ts';`],
  ['src/app/main.tsx', `import { bots } from '#bots/registry.ts';`],
  ['src/lab/run.ts', `import { all } from '#games/all.ts'; import { gzipSync } from 'fflate';`],
  ['src/lab/pool.node.ts', `import { Worker } from 'node:worker_threads'; import { run } from './run.ts';`],
  ['src/lab/pool.browser.ts', `new Worker(new URL('./worker.browser.ts', import.meta.url), { type: 'module' });`],
  ['src/online/server/server.ts', `import { createServer } from 'node:http';`],
  ['src/cli/judge.ts', `import { Command } from 'commander'; import { readFile } from 'node:fs/promises';`],
  ['src/cli/lab.ts', `const { pool } = await import('#lab/pool.node.ts');`],
  ['src/lab/queue/bull.node.ts', `import { Queue } from 'bullmq';`],
  ['src/cli/lab/openQueue.ts', `const { bullQueue } = await import('#lab/queue/bull.node.ts');`],
  ['src/cli/lab/openQueue.ts', `import type { bullQueue } from '#lab/queue/bull.node.ts';`],
  ['src/cli/main.ts', `import manifest from '../../package.json';`],
  [
    'src/app/main.tsx',
    `import { createRoot } from 'react-dom/client'; import type { World } from '@dimforge/rapier3d-compat';`,
  ],
  ['src/app/main.tsx', `import { type World, type RigidBody } from '@dimforge/rapier3d-compat';`],
  ['src/app/scene/piece.tsx', `import url from '../../../models/pyramid.glb?url';`],
  ['src/app/main.tsx', `import { run } from '#lab/run.ts'; import { room } from '#online/client/room.ts';`],
  ['src/cli/serve.ts', `import { room } from '#online/store/room.ts';`],
  ['src/app/main.tsx', `import './main.css';`],
  ['src/app/pages/StartPage.tsx', `import { Page } from '../ui/Page.tsx'; import { texts } from '../texts.ts';`],
  [
    'src/play/traction/words/say.ts',
    `import { createStore } from 'zustand/vanilla'; import { x } from '#bots/bot.ts';`,
  ],
  ['src/app/tables/chess/module.tsx', `import type { TableModule } from '#app/pages/tableModule.ts';`],
  ['src/app/main.tsx', `import { MODULES } from './tables/registry.ts';`],
];

it.each(accepted)('accepts in %s: %s', (file, text) => {
  expect(messages(file, text)).toEqual([]);
});

const refused: readonly [file: string, text: string, why: RegExp][] = [
  // Against the direction
  ['src/sim/world.ts', `import { rule } from '../referee/rule.ts';`, /sim may not import referee/],
  ['src/sim/world.ts', `import type { Rule } from '../referee/rule.ts';`, /sim may not import referee/],
  ['src/sim/world.ts', `export * from '../engine/match.ts';`, /sim may not import engine/],
  ['src/sim/world.ts', `export { x } from '../engine/match.ts';`, /sim may not import engine/],
  ['src/sim/world.ts', `let x: import('../engine/match.ts').Match;`, /sim may not import engine/],
  ['src/referee/walk.ts', `await import('../engine/match.ts');`, /referee may not import engine/],
  ['src/referee/walk.ts', 'await import(`../engine/match.ts`);', /referee may not import engine/],
  ['src/engine/match.ts', `import { traction } from '../games/traction/game.ts';`, /engine may not import games/],
  ['src/games/traction/rules.ts', `import { run } from '../../lab/run.ts';`, /games may not import lab/],
  ['src/games/chess/rules.ts', `import { bot } from '../../bots/chess/bot.ts';`, /games may not import bots/],
  ['src/bots/chess/bot.ts', `import { legal } from '../../games/go/legal.ts';`, /bots of chess may not import go/],
  [
    'src/bots/chess/bot.ts',
    `import { all } from '../../games/registry.ts';`,
    /bots of chess may not import what knows all games/,
  ],
  ['src/bots/chess/bot.ts', `import { bot } from '../go/bot.ts';`, /games may not import each other: chess imports go/],
  ['src/bots/chess/bot.ts', `import { all } from '../registry.ts';`, /a game may not import what is above it/],
  ['src/bots/chess/bot.ts', `import { run } from '../../lab/run.ts';`, /bots may not import lab/],
  ['src/games/traction/rules.ts', `new URL('../../lab/worker.ts', import.meta.url);`, /games may not import lab/],
  ['src/lab/run.ts', `import { room } from '../online/room.ts';`, /lab may not import online/],
  ['src/online/room.ts', `import { run } from '../lab/run.ts';`, /online may not import lab/],
  ['src/app/main.tsx', `import { room } from '#online/store/room.ts';`, /only the protocol and the client of online/],
  ['src/cli/main.ts', `import { App } from '../app/app.tsx';`, /cli may not import app/],
  ['src/app/main.tsx', `import { main } from '../cli/main.ts';`, /app may not import cli/],
  ['src/app/main.tsx', `import.meta.glob(['../cli/*.ts']);`, /app may not import cli/],
  // Against the direction of the page's rooms
  ['src/app/ui/Page.tsx', `import { useSession } from '../session/context.tsx';`, /ui may not import session/],
  ['src/app/storage/library.ts', `import type { X } from '../tables/chess/files.ts';`, /storage may not import tables/],
  ['src/app/session/core.ts', `const x = () => import('../pages/Pages.tsx');`, /session may not import pages/],
  ['src/app/attic/old.ts', ``, /lies in no room of app/],
  // Between rooms of play
  ['src/play/session/core.ts', `import { x } from '../traction/words/x.ts';`, /session may not import a game/],
  ['src/play/texts/log.ts', `import { x } from '../session/core.ts';`, /texts may not import session/],
  ['src/play/attic/old.ts', ``, /lies in no room of play/],
  ['src/play/session/core.ts', `import { x } from '#app/ui/x.ts';`, /play may not import app/],
  ['src/play/session/core.ts', `import { useStore } from 'zustand';`, /may not import zustand/],
  ['src/bots/bot.ts', `import { x } from '#play/texts.ts';`, /bots may not import play/],
  // Between games
  ['src/play/traction/words/x.ts', `import { x } from '../../trexlands/x.ts';`, /traction imports trexlands/],
  [
    'src/play/traction/words/x.ts',
    `import { x } from '#games/trexlands/x.ts';`,
    /play of traction may not import trexlands/,
  ],
  ['src/games/traction/rules.ts', `import { x } from '../trexlands/rules.ts';`, /traction imports trexlands/],
  ['src/games/traction/rules.ts', `import { all } from '../all.ts';`, /knows the other games/],
  // Packages and hosts
  ['src/sim/world.ts', `import * as THREE from 'three';`, /may not import three/],
  ['src/engine/match.ts', `import { useState } from 'react';`, /may not import react/],
  ['src/engine/match.ts', `import type { ReactNode } from 'react';`, /may not import react/],
  [
    'src/games/traction/rules.ts',
    `import { Physics } from '@react-three/rapier';`,
    /may not import @react-three\/rapier/,
  ],
  ['src/games/traction/rules.ts', `import R from '@dimforge/rapier3d-compat';`, /only sim may import/],
  ['src/lab/run.ts', `import R from '@dimforge/rapier3d-compat';`, /only sim may import/],
  ['src/cli/main.ts', `import type R from '@dimforge/rapier3d-compat';`, /only sim may import/],
  [
    'src/app/main.tsx',
    `import R, { type World } from '@dimforge/rapier3d-compat';`,
    /types of the physics engine only/,
  ],
  ['src/sim/world.ts', `import { readFileSync } from 'node:fs';`, /Node's modules/],
  ['src/sim/world.ts', `import { readFileSync } from 'fs';`, /Node's modules/],
  ['src/sim/world.ts', `const fs = require('fs/promises');`, /Node's modules/],
  ['src/sim/world.ts', `import fs = require('node:fs');`, /Node's modules/],
  ['src/lab/run.ts', `import { cpus } from 'node:os';`, /Node's modules/],
  ['src/app/main.tsx', `import { cpus } from 'node:os';`, /Node's modules/],
  ['src/cli/main.ts', `import { readFileSync } from 'fs';`, /write node:fs/],
  ['src/lab/run.ts', `import { pool } from './pool.node.ts';`, /runs only in Node/],
  ['src/lab/run.ts', `import { pool } from './pool.browser.ts';`, /runs only in the browser/],
  ['src/app/main.tsx', `import { serve } from '../online/server/server.ts';`, /runs only in Node/],
  ['src/cli/main.ts', `import { useState } from 'react';`, /installed command would lack it/],
  ['src/lab/pool.node.ts', `import { Queue } from 'bullmq';`, /installed command would lack it/],
  ['src/cli/lab/openQueue.ts', `import { bullQueue } from '#lab/queue/bull.node.ts';`, /load it with import\(\)/],
  ['src/app/main.tsx', `import _ from 'lodash';`, /not in package.json/],
  // How to write it
  ['src/engine/match.ts', `import { x } from '../sim/vec3.ts';`, /write #sim\/vec3.ts/],
  ['src/app/tables/chess/hud/Hud.tsx', `import { x } from '../../../ui/x.ts';`, /write #app\/ui\/x.ts/],
  ['src/sim/world.ts', `import { x } from '#referee/rule.ts';`, /sim may not import referee/],
  ['src/sim/world.ts', `import x from '#../models/hulls.json';`, /outside src/],
  ['src/sim/world.ts', `import { x } from './vec3';`, /write the extension/],
  ['src/sim/world.ts', `import { x } from '/src/sim/vec3.ts';`, /relative path/],
  ['src/sim/world.ts', `import x from './table.txt?raw';`, /bundler's queries/],
  ['src/sim/world.ts', `import x from '../../models/hulls.json';`, /outside src/],
  ['src/sim/world.ts', `const name = './a.ts'; await import(name);`, /plain text/],
  ['src/sim/world.ts', `/// <reference lib="dom" />\nexport {};`, /type libraries/],
  ['src/app/main.tsx', `import { helper } from '../../tests/helper.ts';`, /may not import from there/],
  ['src/app/main.tsx', `import { helper } from '../../../elsewhere/helper.ts';`, /may not import from there/],
  ['src/sim/world.ts', `import x from '../shared/x.ts';`, /leads into no room/],
  ['src/shared/x.ts', ``, /lies in no room/],
  ['src/x.ts', ``, /lies in no room/],
  ['src/sim/world.js', ``, /is TypeScript/],
  ['src/sim/world.tsx', ``, /no JSX/],
  ['src/sim/world.ts', `import {`, /does not parse/],
];

it.each(refused)('refuses in %s: %s', (file, text, why) => {
  const found = messages(file, text);
  expect(
    found.some((message) => why.test(message)),
    found.join('\n'),
  ).toBe(true);
});

it('says where', () => {
  expect(checkRooms('src/sim/world.ts', `const a = 1;\n  void import('three');`)).toMatchObject([
    { line: 2, column: 8 },
  ]);
});
