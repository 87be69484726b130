/** The id of a field's own input. */
export const fieldId = (field: string): string => `profile-${field}`;

export const partHeadingId = 'profile-part';
