import type { Physics } from '../sim/physics.ts';
import { SEED_ASKED, STILL_ASKED } from './asked.ts';
import type { SessionOptions } from './tables/traction/session/session.ts';
import type { Parlour } from './pages/runtime.ts';
import type { Round } from './tables/trexlands/round/roundTypes.ts';
import { idOfMatch } from './session/matchIds.ts';

const chance = (): { readonly random?: () => number } =>
  SEED_ASKED === null ? {} : { random: () => (Number(SEED_ASKED) >>> 0) / 2 ** 32 };

const startPhysics = async (): Promise<Physics> => (await import('../sim/physics.ts')).loadPhysics();

/** What the first match asks for as soon as the parlour is open. */
const wantedNext = (): readonly Promise<unknown>[] => [
  import('./tables/traction/page/openMatch.ts'),
  import('./tables/traction/page/Tableside.tsx'),
];

/** Loads physics and scene side by side: the page's shell needs neither. */
export async function openParlour(): Promise<Parlour> {
  const [physics, { createSession }, { TableView }, { createFoulNotes }] = await Promise.all([
    startPhysics(),
    import('./tables/traction/session/session.ts'),
    import('./tables/traction/scene/TableView.tsx'),
    import('./tables/traction/storage/foulNotes.ts'),
    ...wantedNext(),
  ]);
  const fouls = createFoulNotes(() => window.localStorage);
  const onFoul: SessionOptions['onFoul'] = (match, action) => fouls.write(idOfMatch(match), match, action);
  const usual = { physics, pace: STILL_ASKED ? 'at-once' : 'real', ...chance() } as const;
  const session = createSession({ ...usual, onFoul });
  window.addEventListener('pagehide', () => session.closing());
  const rounds = roundOf(physics);
  return {
    physics,
    session,
    fouls,
    newSession: () => createSession(usual),
    Table: () => <TableView physics={physics} still={STILL_ASKED} />,
    openRound: rounds.open,
    onRound: rounds.tell,
    get round() {
      return rounds.opened;
    },
  };
}

const hostChance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** One table of Trexlands, once it is wanted. */
function roundOf(physics: Physics): {
  open(): Promise<Round>;
  tell(hear: (round: Round) => void): void;
  readonly opened: Round | null;
} {
  const hearing: ((round: Round) => void)[] = [];
  let opening: Promise<Round> | null = null;
  let opened: Round | null = null;
  const open = async (): Promise<Round> => {
    const { createRound } = await import('./tables/trexlands/round/round.ts');
    const round = createRound({ physics, pace: STILL_ASKED ? 'at-once' : 'real', random: hostChance, ...chance() });
    opened = round;
    for (const hear of hearing) hear(round);
    return round;
  };
  return {
    open: () => (opening ??= open()),
    tell: (hear) => {
      if (opened === null) hearing.push(hear);
      else hear(opened);
    },
    get opened() {
      return opened;
    },
  };
}
