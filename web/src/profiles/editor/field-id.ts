/** The id of a field's input element. */
export const fieldId = (field: string): string => `profile-${field}`;

export const partHeadingId = 'profile-part';
