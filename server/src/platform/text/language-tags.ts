import type { Locale } from '@torg/protocol/terms';

/** How each language is written in the markets; English as in Europe. */
export const languageTags: Record<Locale, string> = { nb: 'nb-NO', sv: 'sv-SE', en: 'en-GB' };
