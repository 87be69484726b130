export { findFile, forgetFile, keepFile } from './files.repository.ts';
export { removeStoredFile } from './files.jobs.ts';
