// Before every test file of a run: property tests draw the same examples each time, or a
// mutant would be killed in one run and survive the next; and the first counterexample is enough.
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20260, endOnFailure: true });
