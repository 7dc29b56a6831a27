// Texts of browsers that lack what the physics needs.

export const machine = {
  title: 'This browser cannot run the physics',
  noWebAssembly:
    'The physics needs WebAssembly, which is switched off or missing here. A browser’s highest level of protection switches it off (Lockdown Mode on Apple devices, “Safer” in Tor Browser, switched-off JavaScript optimisation): allow this page in its settings, or open it in another browser.',
  noSimd:
    'The physics needs WebAssembly with SIMD, which this browser does not know: bring it up to date (Chrome or Edge 91, Firefox 89, Safari 16.4, or later), or open the page in another browser.',
  played: (games: string) => `Without it there are ${games}, and all rules, lists and files.`,
} as const;
