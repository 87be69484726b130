import type { CvContent } from '../content/cv-content.ts';

/** A text that tells who somebody is, and what stands in its place. */
export interface Secret {
  text: string;
  instead: string;
  /** only as a word of its own, in the same case */
  alone?: boolean;
}

const endings = /[,\s]+(as|asa|ab|a\/s|aps|oy|ans|da|ba|sa|hf|inc\.?|ltd\.?|gmbh)$/i;
const fewest = 2;

/** `Norges vassdrags- og energidirektorat (NVE)` is known under both names, with and without AS. */
export function namesOf(organization: string): string[] {
  const parts = [organization, ...organization.split(/\s*[()/|]\s*|\s+[–-]\s+/)];
  const names = parts.flatMap((part) => [part.trim(), part.trim().replace(endings, '').trim()]);
  return [...new Set(names)].filter((name) => name.length >= fewest);
}

const wordsIn = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What many companies have behind the word that people know them by. */
const saidOfMany = wordsIn(
  'ai analytics and bergen cloud consultancy consultants consulting data design development digital digitalt engineering global group gruppen ingeniører innovation interactive international it konsernet konsult konsulent konsulenter konsulting konsulter lab labs løsninger lösningar media networks nordic nordics norge norway og och oslo partner partners rådgivere rådgivning scandinavia security services software solutions stockholm studio sverige sweden system systemer systems tech technologies technology teknik teknologi tjenester utveckling utvikling &',
);

/** Words that a text says of other things than the company that begins with them. */
const saidOfMore = wordsIn(
  'bergen dansk danske data de den det digital europeisk finsk første göteborg göteborgs it kristiansand malmö ny nordic nordisk nordiska nordiske norge norges norsk norske nya nye oslo scandinavian skandinavisk skandinaviska skandinaviske statens stavanger stockholm stockholms svensk svenska sverige sveriges the tromsø trondheim uppsala',
);

/** `Kvernstein` of Kvernstein Teknologi AS; null where that word alone says nothing. */
export function calledName(organization: string): string | null {
  const [first = '', ...rest] = organization.trim().replace(endings, '').split(/\s+/);
  const isKnownBy = rest.length > 0 && rest.every((word) => saidOfMany.has(word.toLowerCase()));
  return isKnownBy && first.length > fewest && !saidOfMore.has(first.toLowerCase()) ? first : null;
}

/** What people call an organization, unless the consultant has a competency of that name. */
export function calledNames(
  organization: string,
  { skills, roles }: Record<'skills' | 'roles', readonly { name: string }[]>,
): string[] {
  const called = calledName(organization);
  const isCompetency = [...skills, ...roles].some(({ name }) => name === called);
  return called === null || isCompetency ? [] : [called];
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
  const of = (name: string, instead: string): Secret[] => [
    ...namesOf(name).map((text) => ({ text, instead })),
    ...calledNames(name, cv).map((text) => ({ text, instead, alone: true })),
  ];
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
