import { fold } from '@torg/protocol/fold';

/** LIKE's own characters stand for themselves. */
const escape = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** A pattern for LIKE: the text anywhere. */
export const containing = (text: string): string => `%${escape(text)}%`;
/** A pattern for LIKE: the text at the start. */
export const beginningWith = (text: string): string => `${escape(text)}%`;

/** The same for what is folded, which is how people are asked for: `aase` and `ÅSE` find Åse. */
export const foldedContaining = (text: string): string => containing(fold(text));
export const foldedBeginning = (text: string): string => beginningWith(fold(text));
