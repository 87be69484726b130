/** LIKE's own characters stand for themselves. */
const escape = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** A pattern for ILIKE: the text anywhere. */
export const containing = (text: string): string => `%${escape(text)}%`;
/** A pattern for ILIKE: the text at the start. */
export const beginningWith = (text: string): string => `${escape(text)}%`;
