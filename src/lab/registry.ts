import type { LabExperiment } from './experiment.ts';
import type { Form } from './form/field.ts';

/** An experiment as commands and pages find it; its parts are loaded when they are asked for. */
export interface ExperimentEntry {
  /** As commands and files name it. */
  readonly id: string;
  readonly title: string;
  /** The question that it answers, in one sentence. */
  readonly question: string;
  readonly load: () => Promise<LabExperiment>;
  /** The fields of its page. */
  readonly form: () => Promise<Form>;
}

/** Every experiment. */
export const EXPERIMENTS: readonly ExperimentEntry[] = [
  {
    id: 'rolls',
    title: 'Rolls',
    question: 'How often does a thrown body come to lie which way, and who wins a battle of several?',
    load: async () => (await import('./rolls/rolls.ts')).rolls,
    form: async () => (await import('./rolls/form.ts')).rollsForm,
  },
  {
    id: 'pool',
    title: 'Pool',
    question: 'What is read off dice that are thrown together, and does it matter that they meet?',
    load: async () => (await import('./pool/pool.ts')).pool,
    form: async () => (await import('./pool/form.ts')).poolForm,
  },
  {
    id: 'rest',
    title: 'Rest',
    question: 'How would a body come to rest by geometry alone, and does rolling change it?',
    load: async () => (await import('./rest/rest.ts')).rest,
    form: async () => (await import('./rest/form.ts')).restForm,
  },
  {
    id: 'design',
    title: 'Design',
    question: 'What must change of a body so that it comes to lie as often as one wants?',
    load: async () => (await import('./design/design.ts')).design,
    form: async () => (await import('./design/form.ts')).designForm,
  },
  {
    id: 'throws',
    title: 'Best throw',
    question: 'Which throw of a hand brings a truck on to its wheels most often?',
    load: async () => (await import('./trexlands/throws/throws.ts')).throws,
    form: async () => (await import('./trexlands/throws/form.ts')).throwsForm,
  },
  {
    id: 'friction',
    title: 'Friction',
    question: 'How much must a surface grip for a step to hold?',
    load: async () => (await import('./traction/friction/friction.ts')).friction,
    form: async () => (await import('./traction/friction/form.ts')).frictionForm,
  },
  {
    id: 'calibrate',
    title: 'Measure a surface',
    question: 'How much does a surface grip that lies before you?',
    load: async () => (await import('./traction/calibrate/calibrate.ts')).calibrate,
    form: async () => (await import('./traction/calibrate/form.ts')).calibrateForm,
  },
  {
    id: 'range',
    title: 'Range',
    question: 'How far does a turn take each size, and how far does a tackle reach?',
    load: async () => (await import('./traction/range/range.ts')).range,
    form: async () => (await import('./traction/range/form.ts')).rangeForm,
  },
  {
    id: 'tolerance',
    title: 'Tolerance',
    question: 'How often would a stricter or a milder referee make a call in a match?',
    load: async () => (await import('./traction/tolerance/tolerance.ts')).tolerance,
    form: async () => (await import('./traction/tolerance/form.ts')).toleranceForm,
  },
  {
    id: 'slide',
    title: 'Slide',
    question: 'How far does a flat thing slide and turn, beside theory?',
    load: async () => (await import('./slide/slide.ts')).slide,
    form: async () => (await import('./slide/form.ts')).slideForm,
  },
  {
    id: 'matches',
    title: 'Matches',
    question: 'Who wins when computer players play each other, and what does another set-up change?',
    load: async () => (await import('./matches/matches.ts')).loadMatches(),
    form: async () => (await import('./matches/form.ts')).loadMatchesForm(),
  },
  {
    id: 'validate',
    title: 'Honesty',
    question: 'Does this simulation do what theory, measurements and a second simulation say?',
    load: async () => {
      const [{ validateOf }, { WALKING }] = await Promise.all([
        import('./validate/validate.ts'),
        import('./traction/validate/walking.ts'),
      ]);
      return validateOf(WALKING);
    },
    form: async () => (await import('./validate/form.ts')).validateForm,
  },
];

/** Null where there is none of this id. */
export const findExperiment = async (id: string): Promise<LabExperiment | null> =>
  (await EXPERIMENTS.find((entry) => entry.id === id)?.load()) ?? null;
