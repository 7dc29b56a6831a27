import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fiberClock } from './scripts/page/fiberClock.mjs';
import { notices } from './scripts/page/notices.mjs';
import { offline } from './scripts/page/offline.mjs';
import { physicsFile } from './scripts/page/physicsFile.mjs';
import { plotOffset } from './scripts/page/plotOffset.mjs';
import { HEADERS, policy } from './scripts/page/policy.mjs';
import { threeElements } from './scripts/page/threeElements.mjs';

/** The rooms below the games, and what they stand on; without what only the lab throws. */
const CORE =
  /[\\/]src[\\/](?!sim[\\/](geometry[\\/]convexHull3|roll[\\/](basins|dice|platonic))\b)(sim|referee|engine)[\\/]|[\\/]node_modules[\\/](zod|@noble|fflate|pure-rand)[\\/]/;
/** The rules of one game, which another does not need; a search for its best throw is the lab's. */
const RULES_OF =
  /[\\/]src[\\/]games[\\/]([\w-]+)[\\/](?!help[\\/]|daily[\\/]|bestThrow[\\/]|referee[\\/]counted\b|houseRules\b)/;
/** Parts of pages, none of which needs three. */
const PARTS =
  /[\\/]src[\\/](app|play)[\\/](ui|frame|say|session|texts|storage|sharing|tabs|offThread|input|audio|haptics|settings|form|pages|replay)[\\/]/;

/** The picture of a table, of any game. */
const SCENE =
  /[\\/]src[\\/]app[\\/](?:scene[\\/](?:[\w.]+|overlays[\\/].+|quality[\\/].+)|table[\\/](?:defineTable|TableView|Badges|CardDrags|FirstTouch|sceneOfTable))\.tsx?$/;

/** The texts of one game's table: they name its rules. */
const TEXTS_OF = /[\\/]src[\\/]play[\\/](\w+)[\\/]texts[\\/.]/;

/** How one game's matches are read, and seen small. */
const FILES_OF = /[\\/]src[\\/]app[\\/]tables[\\/]([\w-]+)[\\/](?:files|saved[\\/]miniature)\.ts$/;

/** The help of one game, but for its examples, which are whole matches, and its puzzles with the lists that have them. */
const HELP_OF = /[\\/]src[\\/]games[\\/](\w+)[\\/]help[\\/](?!examples|puzzles|lessons)/;

/** The licences of all that the page and its workers bundle, in one file. */
const licences = notices();

/** Everything around a game's table but its picture: tables have it, and phones as hands beside one. */
const AROUND =
  /[\\/]src[\\/](?:app[\\/]table[\\/](?:openTableBy|Tableside|GameHud|Plates|Standing|UsualEnd|Again|atTableBy|formOf|useHeld|WindowHandle|TableSound|tableCues|WatchedPlates|defineRules)|play[\\/](?:game|textTable)[\\/]\w+|play[\\/](?:table[\\/]lastOf|session[\\/]levels))\.tsx?$/;

export default defineConfig({
  plugins: [
    react(),
    physicsFile(),
    { ...threeElements(), apply: 'build' },
    { ...fiberClock(), apply: 'build' },
    { ...plotOffset(), apply: 'build' },
    policy(),
    licences.page(),
    offline(),
  ],
  // Relative addresses, so that the built page works from any folder of any server.
  base: './',
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    // `npm run size` finds in it which files a route loads.
    manifest: true,
    target: 'es2023',
    // Every browser of that age but Safari 16 knows it, which loads the same without.
    modulePreload: { polyfill: false },
    // Models and WebAssembly stay files: inside the script they could neither stream nor be cached apart.
    assetsInlineLimit: (file) => (/\.(glb|gltf|bin|wasm)$/.test(file) ? false : undefined),
    rolldownOptions: {
      // So that a part of the page loads only the subjects that it names.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]src[\\/]play[\\/]([\w-]+[\\/])?texts/, sideEffects: false }],
      },
      output: {
        // The page opens with the names of all its parts, and these compress.
        hashCharacters: 'hex',
        // 28 bits of it: two builds of one file share a name once in 268 million times.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // Some large files in the place of many small ones, which gzip worse: what the start page needs; the physics
          // engine; what every game stands on, which is never wanted alone; the rules of each game; what several pages
          // are made of.
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 3 },
            { name: 'physics', test: /@dimforge/, priority: 2 },
            {
              name: (id) => RULES_OF.exec(id)?.[1] ?? null,
              debugName: 'rules of a game',
              test: RULES_OF,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'core', test: CORE, priority: 1 },
            {
              name: (id) => `${HELP_OF.exec(id)?.[1]}Help`,
              debugName: 'help of a game',
              test: HELP_OF,
              // Help of a single page, such as whole positions, comes with that page.
              minShareCount: 2,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: (id) => `${TEXTS_OF.exec(id)?.[1]}Texts`,
              debugName: 'texts of a game',
              test: TEXTS_OF,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: (id) => `${FILES_OF.exec(id)?.[1]}Files`,
              debugName: 'files of a game',
              test: FILES_OF,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            { name: 'parts', test: PARTS, minShareCount: 2 },
            { name: 'table', test: AROUND, minShareCount: 2 },
            { name: 'scene', test: SCENE, minShareCount: 2 },
          ],
        },
      },
    },
    // three and the physics engine are each larger than the size at which vite starts to warn.
    chunkSizeWarningLimit: 4000,
  },
  // Saved matches belong to the address that they were saved at, so that `npm start` keeps to the one it has always had.
  // The page from its source has another: at the same one, the built page that the browser keeps would open in its place.
  server: { port: 5174 },
  preview: { port: 5173, headers: HEADERS },
  // Files that the page loads, too, have the same names.
  worker: {
    format: 'es',
    plugins: () => [physicsFile(), licences.worker()],
    rolldownOptions: { output: { hashCharacters: 'hex' } },
  },
  assetsInclude: ['**/*.glb'],
  // Known beforehand: found one by one on a cold cache, they would be bundled anew under a page that has the old ones,
  // and there would be two physics engines.
  optimizeDeps: {
    include: [
      '@dimforge/rapier3d-compat',
      '@observablehq/plot',
      '@react-three/rapier',
      '@react-three/fiber',
      '@react-three/drei',
      'three',
      'zustand',
    ],
    rolldownOptions: { plugins: [threeElements(), fiberClock(), plotOffset()] },
  },
  // One copy each, even if libraries ask for more: two would not know of one another.
  resolve: { dedupe: ['react', 'react-dom', 'three', '@dimforge/rapier3d-compat'] },
});
