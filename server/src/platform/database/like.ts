import { fold } from '@torg/protocol/fold';

/** Escapes LIKE's wildcards, so that they stand for themselves. */
const escape = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** A LIKE pattern for texts that contain this one. */
export const containing = (text: string): string => `%${escape(text)}%`;
/** A LIKE pattern for texts that begin with this one. */
export const beginningWith = (text: string): string => `${escape(text)}%`;

/** The same for folded columns, so that a search for `aase` or `ÅSE` finds Åse. */
export const foldedContaining = (text: string): string => containing(fold(text));
export const foldedBeginning = (text: string): string => beginningWith(fold(text));
