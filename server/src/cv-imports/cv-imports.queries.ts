export { levelOf } from './formats/language-level.ts';
export { nameOf, recencyOf } from './merging/same-entry.ts';
export { cleanText } from './reading/clean-text.ts';
export { fitItem } from './reading/fit-item.ts';
