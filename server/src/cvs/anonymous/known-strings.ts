import type { CvContent } from '../content/cv-content.ts';

/** A text that tells who somebody is, and what stands in its place. */
export interface Secret {
  text: string;
  instead: string;
}

const endings = /[,\s]+(as|asa|ab|a\/s|aps|oy|ans|da|ba|sa|hf|inc\.?|ltd\.?|gmbh)$/i;
const fewest = 2;

/** `Norges vassdrags- og energidirektorat (NVE)` is known under both names, with and without AS. */
export function namesOf(organization: string): string[] {
  const parts = [organization, ...organization.split(/\s*[()/|]\s*|\s+[–-]\s+/)];
  const names = parts.flatMap((part) => [part.trim(), part.trim().replace(endings, '').trim()]);
  return [...new Set(names)].filter((name) => name.length >= fewest);
}

/** The whole name and each of its parts, but no initials. */
export function partsOf(name: string): string[] {
  const parts = name.split(/[\s-]+/).filter((part) => part.replace('.', '').length >= fewest);
  return [...new Set([name.trim(), ...parts])].filter((part) => part.length >= fewest);
}

/** Organizations by number, in the order in which they are first named. */
export function numbered(names: readonly string[], instead: (number: number) => string) {
  const numbers = new Map<string, string>();
  for (const name of names) {
    const key = keyOf(name);
    if (key !== '' && !numbers.has(key)) numbers.set(key, instead(numbers.size + 1));
  }
  return (name: string): string => numbers.get(keyOf(name)) ?? '';
}

const keyOf = (name: string): string => (namesOf(name).at(-1) ?? name).trim().toLowerCase();

interface Stands {
  /** address and phone, also where the reader may not see them */
  contact: readonly string[];
  candidate: string;
  company: string;
  customer: (name: string) => string;
  workplace: (name: string) => string;
}

/** Everything in a CV that tells who it is about; the longest first, so that no part is left. */
export function secretsOf(cv: CvContent, stands: Stands): Secret[] {
  const of = (name: string, instead: string) => namesOf(name).map((text) => ({ text, instead }));
  const all = [
    ...partsOf(cv.name).map((text) => ({ text, instead: stands.candidate })),
    ...cv.projects.flatMap(({ customer }) => of(customer, stands.customer(customer))),
    ...cv.work_experiences.flatMap(({ company }) => of(company, stands.workplace(company))),
    ...(cv.company ? of(cv.company.name, stands.company) : []),
    ...stands.contact
      .filter((text) => text.trim() !== '')
      .map((text) => ({ text, instead: stands.candidate })),
  ];
  return all.toSorted((one, other) => other.text.length - one.text.length);
}
