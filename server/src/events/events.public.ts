export { countViews, findActivity, findFirstEvent, type ActivityRow } from './events.repository.ts';
export { recordChange } from './record-change.ts';
export { recordEditing } from './record-editing.ts';
