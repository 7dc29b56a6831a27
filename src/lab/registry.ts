import type { LabExperiment } from './experiment.ts';

/** An experiment as commands and pages find it; loaded when it is asked for. */
export interface ExperimentEntry {
  /** As commands and files name it. */
  readonly id: string;
  readonly load: () => Promise<LabExperiment>;
}

/** Every experiment, a line each. */
export const EXPERIMENTS: readonly ExperimentEntry[] = [
  { id: 'calibrate', load: async () => (await import('./traction/calibrate/calibrate.ts')).calibrate },
  { id: 'friction', load: async () => (await import('./traction/friction/friction.ts')).friction },
  { id: 'matches', load: async () => (await import('./matches/matches.ts')).loadMatches() },
  { id: 'range', load: async () => (await import('./traction/range/range.ts')).range },
  { id: 'rolls', load: async () => (await import('./rolls/rolls.ts')).rolls },
  { id: 'slide', load: async () => (await import('./slide/slide.ts')).slide },
  { id: 'throws', load: async () => (await import('./trexlands/throws/throws.ts')).throws },
  { id: 'tolerance', load: async () => (await import('./traction/tolerance/tolerance.ts')).tolerance },
  {
    id: 'validate',
    load: async () => {
      const [{ validateOf }, { WALKING }] = await Promise.all([
        import('./validate/validate.ts'),
        import('./traction/validate/walking.ts'),
      ]);
      return validateOf(WALKING);
    },
  },
];

/** Null where there is none of this id. */
export const findExperiment = async (id: string): Promise<LabExperiment | null> =>
  (await EXPERIMENTS.find((entry) => entry.id === id)?.load()) ?? null;
