export { forgetFile } from './files.repository.ts';
export { removeStoredFile } from './remove-stored-file.ts';
export { saveFile } from './save-file.ts';
export { saveFetchedFile } from './save-fetched-file.ts';
export { saveMadeFile } from './save-made-file.ts';
