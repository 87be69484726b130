export { findFile } from './files.repository.ts';
export { imageUrl } from './image-url.ts';
