export { type ActivityRow, countViews, findActivity, findFirstEvent } from './events.repository.ts';
