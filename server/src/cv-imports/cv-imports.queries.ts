export { blocksOfPages } from './engine/columns/blocks-of-pages.ts';
export type { Line } from './engine/lines/cell.ts';
export { levelOf } from './formats/language-level.ts';
export { inputOf } from './merging/input-of.ts';
export { competencyOf, type KnownTerms } from './merging/known-terms.ts';
export { keyOf, nameOf } from './merging/same-entry.ts';
export { termsOf } from './merging/terms-of.ts';
export { cleanText } from './reading/clean-text.ts';
export { fitItem } from './reading/fit-item.ts';
