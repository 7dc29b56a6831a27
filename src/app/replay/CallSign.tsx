import { Icon } from '../ui/Icon.tsx';
import type { Call } from './film.ts';

const SIGNS = { foul: 'close', allowed: 'done' } as const;

/** A cross or a tick: never by its colour alone. */
export const CallSign = ({ call }: { readonly call: Call }) => call !== null && <Icon name={SIGNS[call]} />;
