export { findUndecided } from './undecided.repository.ts';
