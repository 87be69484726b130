export { findFile, forgetFile, saveFile } from './files.repository.ts';
export { imageUrl } from './image-url.ts';
export { removeStoredFile } from './files.jobs.ts';
