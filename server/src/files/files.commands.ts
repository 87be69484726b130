export { forgetFile, saveFile } from './files.repository.ts';
export { removeStoredFile } from './files.jobs.ts';
