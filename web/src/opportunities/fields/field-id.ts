import type { NeedField } from './need-fields.ts';

/** The id of a field's own input, to which a marked sentence leads. */
export const fieldId = (field: NeedField): string => `need-${field}`;
