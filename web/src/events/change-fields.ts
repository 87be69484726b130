/** Places that are counted from 0, and shown from 1. */
export const placesFromZero: ReadonlySet<string> = new Set(['card_order']);

/** Fields that name a column of a board. */
export const columnFields: ReadonlySet<string> = new Set(['column', 'column_title']);

/** Fields that count what the change did, so that there is no number before it. */
export const fieldsOfCounts: ReadonlySet<string> = new Set(['moved', 'restored', 'left']);

/** Fields whose values are such words; a company may be called "Admin". */
export const fieldsInWords: ReadonlySet<string> = new Set([
  'role',
  'qa_status',
  'activation',
  'archive',
  'status',
  'country',
  'locale',
  'relation',
  'state',
  'close_reason',
  'turn_down_reason',
  'assignment_type',
  'deadline',
  'discipline',
  'stays_good',
]);
