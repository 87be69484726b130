export { competencyOf, type KnownTerms } from './merging/known-terms.ts';
export { inputOf } from './merging/input-of.ts';
export { keyOf, nameOf } from './merging/same-entry.ts';
export { termsOf } from './merging/terms-of.ts';
