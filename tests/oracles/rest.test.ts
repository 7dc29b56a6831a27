import { REST, STACK } from '../../src/lab/validate/theory/rest.ts';
import { holds } from './holds.ts';

[REST, STACK].forEach(holds);
