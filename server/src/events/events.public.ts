export { countViews, findActivity, findFirstEvent, type ActivityRow } from './events.repository.ts';
