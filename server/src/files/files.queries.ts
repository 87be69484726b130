export { contentOf } from './content-of.ts';
export { findFile } from './files.repository.ts';
export { hashOfStored } from './hash-of-stored.ts';
export { imageUrl } from './image-url.ts';
export { countUnchecked } from './virus-check/virus-check.repository.ts';
