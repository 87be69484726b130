import { wordsOf } from './words-of.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words for one's own part: me, my, and we for what one did with others. */
const firstPerson = set(
  'jeg jag meg mig me min mitt mine mina my myself vi we vår våre vårt våra our ours us oss',
);
/** `i` counts only in English texts, since it is a preposition in the other two languages. */
const speaksOfSelf = (words: readonly string[]): boolean =>
  words.some((word) => firstPerson.has(word)) || (words.includes('the') && words.includes('i'));

/** Verbs in the past for work that was done, in the three languages. */
const pastWork = set(`gjorde var ble fikk laget bygde bygget ledet innførte satte tok gikk kom
  fant valgte endret skrev løste testet målte reduserte økte foreslo startet brukte samlet lærte
  oppdaget avdekket rettet flyttet delte leverte presenterte anbefalte måtte fulgte kuttet
  gav blev fick byggde ledde införde satte tog gick hittade valde ändrade skrev löste testade mätte
  minskade ökade föreslog startade använde samlade lärde upptäckte rättade flyttade delade levererade
  presenterade rekommenderade behövde följde
  was were did got made built led introduced set took went came found chose changed wrote solved
  tested measured reduced raised proposed started used gathered learned learnt discovered fixed moved
  shared delivered presented recommended followed helped designed ran cut became`);

/** The past endings of most other verbs. */
const pastEnding = /.{4}(?:ade|erte|ed)$/;

/** Numbers in words followed by what is counted: “to dager”, since “to” alone is an English word. */
const counted = new RegExp(
  `(?<!\\p{L})(?:${[
    'to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|tolv|tjue',
    'två|fyra|sex|åtta|nio|tio|tjugo',
    'two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|dozen',
  ].join('|')})\\s+(?:${[
    'dag|uke|måned|år|time|minutt|kunde|utvikler|personer|team|kommune|system|ganger|alternativ',
    'veck|månad|timm|minut|kund|utvecklare|gånger',
    'day|week|month|year|hour|minute|client|developer|people|person|times|alternative|option',
  ].join('|')})`,
  'iu',
);
/** A figure, or a name inside a sentence: a thing, a tool, a place. */
const hasFigure = (text: string): boolean => /\d/.test(text) || counted.test(text);
const hasName = (text: string): boolean =>
  /[\p{Ll}\p{N},;:)–-] +["«“(]?(?!I\b)\p{Lu}[\p{L}\p{N}+#]/u.test(text) ||
  wordsOf(text).some((word) => /^\p{Lu}{2,}\d*$|\p{Ll}\p{Lu}|[+#]$/u.test(word));

/** Counts the four signs of a concrete answer: figures, names, one's own part, work done. */
export function concretenessOf(text: string): number {
  const words = wordsOf(text).map((word) => word.toLowerCase());
  const signs = [
    hasFigure(text),
    hasName(text),
    speaksOfSelf(words),
    words.some((word) => pastWork.has(word) || pastEnding.test(word)),
  ];
  return signs.filter(Boolean).length;
}
