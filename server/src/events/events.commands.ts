export { recordChange } from './record-change.ts';
export { recordEditing } from './record-editing.ts';
