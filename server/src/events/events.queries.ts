export { readChanges } from './read-changes.ts';
export { type ActivityRow, countViews, findActivity, findFirstEvent } from './events.repository.ts';
