// Before every test file of a run: the first counterexample is enough. Seeds and counts are those of `npm test`.
import fc from 'fast-check';
import '../../tests/setup.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
