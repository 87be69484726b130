/** What shows that a requirement holds, or why it does not apply. */
export type Because =
  | { kind: 'test'; file: string; title: string }
  /** a heading of a document */
  | { kind: 'document'; file: string; heading: string }
  /** one of `npm run check` */
  | { kind: 'check'; name: string }
  | { kind: 'reason'; text: string }
  /** it applies, and nothing holds it yet */
  | { kind: 'lacking'; text: string };

/** A requirement of OWASP ASVS 5.0 in our own words, with its number and level there. */
export interface Requirement {
  number: string;
  level: 1 | 2;
  says: string;
  because: readonly Because[];
}

export interface Chapter {
  number: string;
  title: string;
  requirements: readonly Requirement[];
}

export const need = (
  number: string,
  level: 1 | 2,
  says: string,
  ...because: Because[]
): Requirement => ({ number, level, says, because });

/** A test by its file and its title, as the title is written there. */
export const test = (file: string, title: string): Because => ({ kind: 'test', file, title });
export const told = (
  heading: string,
  file = 'docs/decisions/how-torg-is-protected.md',
): Because => ({
  kind: 'document',
  file,
  heading,
});
export const check = (name: string): Because => ({ kind: 'check', name });
export const since = (text: string): Because => ({ kind: 'reason', text });
export const lacking = (text: string): Because => ({ kind: 'lacking', text });
