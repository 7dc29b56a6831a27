import { REST, STACK } from '#lab/validate/theory/rest.ts';
import { holds } from './holds.ts';

[REST, STACK].forEach(holds);
