import fc from 'fast-check';

/** What properties are tried with is the same in each run, so that a failure is of the change. */
fc.configureGlobal({ seed: 24 });
