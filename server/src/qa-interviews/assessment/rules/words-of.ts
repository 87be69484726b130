/** Words of every text, in the three languages, which say nothing about its topic. */
const everyday = new Set(
  `og i jeg det at en et den til er som på de med han av ikke der så var meg seg men ett har om vi
  min mitt ha hadde hun nå over da ved fra du ut sin dem oss opp man kan hans hvor eller hva skal
  selv sjøl her alle vil bli ble blitt kunne inn når være kom noen noe ville dere deres kun ja etter
  ned skulle denne for deg si sine sitt mot å meget hvorfor dette disse uten hvordan ingen din ditt
  blir samme hvilken hvilke sånn inni mellom vår hver hvem vors både bare enn fordi før mange også
  slik vært være begge siden
  och att jag inte mig sig men ett om hade för från ut sin nu över då vid kan när eller vad ska
  själv här vill bli blev blivit kunde in något någon ville ni er utan hur ingen din ditt samma
  vilken vilka mellan vår varje vem både bara än eftersom före många också så varit båda sedan är
  av till det den de hon honom som på med var har man sitt dig under efter där detta dessa
  the a an and or of to in on at by for with from is are was were be been being it its this that
  these those i you he she we they me my your our their not no do does did how what when where why
  who which will would can could should have has had about into over after before then than so if
  as but more most very also just there here us them some any each own same
  fortell berätta beskriv tell describe hos oss`.split(/\s+/),
);

const wordForm = /[\p{L}\p{N}][\p{L}\p{N}+#.'’-]*/gu;
const trailing = /[.'’-]+$/;

/** All words of a text, unchanged. */
export const wordsOf = (text: string): string[] =>
  Array.from(text.matchAll(wordForm), ([word]) => word.replace(trailing, ''));

const stemLength = 5;

/** The beginning of a word: assignment and assignments, oppdrag and oppdraget are the same. */
const stemOf = (word: string): string => word.toLowerCase().slice(0, stemLength);

/** The topics of a text: the stems of its words without everyday ones. */
export function topicsOf(text: string): Set<string> {
  const meaningful = wordsOf(text).filter((word) => {
    const isLong = word.length > 2 || /[+#\p{Lu}]/u.test(word);
    return isLong && !everyday.has(word.toLowerCase());
  });
  return new Set(meaningful.map(stemOf));
}

/** The share of `part` that is in `whole`, from 0 to 1. */
export function shareWithin(part: ReadonlySet<string>, whole: ReadonlySet<string>): number {
  return part.size === 0 ? 0 : part.intersection(whole).size / part.size;
}
