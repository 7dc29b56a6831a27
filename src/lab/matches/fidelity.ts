/** How what a hand does comes about: on a simulated table, or by outlines seen from above, without one. */
export const FIDELITIES = ['physics', 'geometric'] as const;
export type Fidelity = (typeof FIDELITIES)[number];
