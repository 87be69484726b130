/** Endings of nouns in the three languages, and what the ending stands instead of. */
const endings: readonly (readonly [string, string])[] = [
  ['ens', ''],
  ['erne', ''],
  ['erna', ''],
  ['arna', ''],
  ['arna', 'are'],
  ['orna', 'a'],
  ['ene', ''],
  ['ene', 'er'],
  ['na', ''],
  ['ne', ''],
  ['en', ''],
  ['et', ''],
  ['er', ''],
  ['er', 'e'],
  ['ar', ''],
  ['or', 'a'],
  ['es', ''],
  ['n', ''],
  ['t', ''],
  ['r', ''],
  ['e', ''],
  ['s', ''],
];

const shortestStem = 5;

/** A word and what it may be an inflection of, the word itself first. */
export function stemsOf(key: string): string[] {
  const stems = endings.flatMap(([ending, instead]) => {
    if (!key.endsWith(ending)) return [];
    const stem = key.slice(0, -ending.length) + instead;
    return stem.length >= shortestStem ? [stem] : [];
  });
  return [key, ...stems];
}

/** Who gives advice has several names, of which the vocabulary has one. */
const sameWords: readonly (readonly [string, string])[] = [
  ['adviser', 'consultant'],
  ['radgiver', 'konsulent'],
  ['radgivare', 'konsult'],
];

/** What else a name may be called: `security adviser` is a `security consultant`. */
export const otherWords = (key: string): string[] =>
  sameWords.flatMap(([one, other]) => {
    if (key.endsWith(one)) return [key.slice(0, -one.length) + other];
    return key.endsWith(other) ? [key.slice(0, -other.length) + one] : [];
  });

/** The second half of compounds with a skill: what somebody has, does or is. */
const tails =
  `erfaring erfaringen erfarenhet erfarenheten kompetanse kompetansen kompetens kompetensen kunnskap
  kunnskaper kunskap kunskaper ferdigheter kode kod miljo plattform plattformen prosjekt prosjekter
  projekt team teamet losning losninger losning losningar utvikling utveckling ekspert expert
  spesialist specialist utvikler utviklere utvikleren utvecklare utvecklaren programmerer
  programmerare konsulent konsulenter konsult konsulter arkitekt designer tester testare ingenior
  ingenjor folk kyndig kunnig kompetent verktoy verktyg tjenester tjanster systemer system`.split(
    /\s+/,
  );

/** The first half of a compound such as `kotlinutvikler`, and how many letters the second has. */
export function compoundOf(key: string): { head: string; tail: string } | undefined {
  const tail = tails.find((one) => key.endsWith(one) && key.length - one.length >= 3);
  return tail === undefined ? undefined : { head: key.slice(0, -tail.length), tail };
}
