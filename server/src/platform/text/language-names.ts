import { fold } from '@torg/protocol/fold';

type Level = 'basic' | 'intermediate' | 'fluent' | 'native';

const names: Record<string, string> = {
  nb: 'norsk|norwegian|norska|norwegisch|norsk bokmål|bokmål|norja',
  nn: 'nynorsk|norsk nynorsk',
  sv: 'svensk|svenska|swedish|schwedisch|ruotsi',
  da: 'dansk|danska|danish|dänisch|tanska',
  en: 'engelsk|engelska|english|englisch|englanti',
  de: 'tysk|tyska|german|deutsch|saksa',
  fr: 'fransk|franska|french|französisch|ranska',
  es: 'spansk|spanska|spanish|spanisch|espanja|español',
  it: 'italiensk|italienska|italian|italienisch',
  fi: 'finsk|finska|finnish|finnisch|suomi',
  pl: 'polsk|polska|polish|polnisch|puola|polski',
  ru: 'russisk|ryska|russian|russisch|venäjä',
  zh: 'kinesisk|kinesiska|chinese|mandarin',
  ja: 'japansk|japanska|japanese',
  ar: 'arabisk|arabiska|arabic',
  pt: 'portugisisk|portugisiska|portuguese|brasiliansk portugisisk',
  nl: 'nederlandsk|nederländska|dutch|hollandsk',
  hi: 'hindi',
  ur: 'urdu',
  ta: 'tamil',
  fa: 'persisk|persiska|farsi|persian|dari',
  tr: 'tyrkisk|turkiska|turkish',
  is: 'islandsk|isländska|icelandic',
  et: 'estisk|estniska|estonian',
  lt: 'litauisk|litauiska|lithuanian',
  lv: 'latvisk|lettiska|latvian',
  uk: 'ukrainsk|ukrainska|ukrainian',
  ro: 'rumensk|rumänska|romanian',
  hu: 'ungarsk|ungerska|hungarian',
  cs: 'tsjekkisk|tjeckiska|czech',
  el: 'gresk|grekiska|greek',
  so: 'somali|somalisk|somaliska',
  vi: 'vietnamesisk|vietnamesiska|vietnamese',
  th: 'thai|thailandsk',
  ko: 'koreansk|koreanska|korean',
  sr: 'serbisk|serbiska|serbian|bosnisk|bosniska|bosnian|kroatisk|kroatiska|croatian|serbokroatisk',
  se: 'samisk|samiska|nordsamisk',
  he: 'hebraisk|hebreiska|hebrew',
  bg: 'bulgarsk|bulgariska|bulgarian',
  sgn: 'tegnspråk|teckenspråk|sign language',
  ku: 'kurdisk|kurdiska|kurdish',
  sq: 'albansk|albanska|albanian',
  pa: 'punjabi',
  bn: 'bengali',
  ca: 'katalansk|catalan',
  sk: 'slovakisk|slovakiska|slovak',
  sl: 'slovensk|slovenska|slovenian|slovene',
  mk: 'makedonsk|makedonska|macedonian',
  be: 'belarusisk|belarusiska|belarusian',
  ka: 'georgisk|georgiska|georgian',
  hy: 'armensk|armeniska|armenian',
  az: 'aserbajdsjansk|azerbajdzjanska|azerbaijani',
  kk: 'kasakhisk|kazakiska|kazakh',
  uz: 'usbekisk|uzbekiska|uzbek',
  mn: 'mongolsk|mongoliska|mongolian',
  kn: 'kannada',
  te: 'telugu',
  ml: 'malayalam',
  mr: 'marathi',
  gu: 'gujarati',
  or: 'odia',
  as: 'assamesisk|assamesiska|assamese',
  ne: 'nepali|nepalsk|nepalesiska|nepalese',
  si: 'singalesisk|singalesiska|sinhala|sinhalese',
  ps: 'pashto|pashtu',
  my: 'burmesisk|burmesiska|burmese',
  km: 'khmer',
  id: 'indonesisk|indonesiska|indonesian',
  ms: 'malayisk|malajiska|malay',
  tl: 'tagalog|filipino',
  sw: 'swahili',
  am: 'amharisk|amhariska|amharic',
  ti: 'tigrinja|tigrinska|tigrinya',
  ha: 'hausa',
  yo: 'yoruba',
  ig: 'igbo',
  zu: 'zulu',
  af: 'afrikaans',
  mt: 'maltesisk|maltesiska|maltese',
  ga: 'irsk|iriska',
  cy: 'walisisk|walesiska|welsh',
  eu: 'baskisk|baskiska|basque',
  gl: 'galisisk|galiciska|galician',
  lb: 'luxemburgsk|luxemburgiska|luxembourgish',
  fo: 'færøysk|färöiska|faroese',
  kl: 'grønlandsk|grönländska|greenlandic',
};

/** Also as Torg's own CVs name them. */
const displayed = ['nb', 'sv', 'en'].map(
  (locale) => new Intl.DisplayNames(locale, { type: 'language' }),
);

const localeOf = new Map(
  Object.entries(names).flatMap(([locale, list]) =>
    [...displayed.map((inLocale) => inLocale.of(locale) ?? ''), ...list.split('|')].map(
      (name) => [fold(name), locale] as const,
    ),
  ),
);

/** The language that a folded word names. */
export const languageNamed = (word: string): string | undefined => localeOf.get(word);

const anyName = [...localeOf.keys()].toSorted((a, b) => b.length - a.length).join('|');
const pattern = new RegExp(`(?<![\\p{L}])(?:${anyName})(?![\\p{L}])`, 'gu');

/** A text folded, and where each letter of that stands in the text: `æ` becomes two. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  const places: number[] = [];
  let folded = '';
  for (let place = 0; place < text.length; place += 1) {
    const letters = fold(text.charAt(place));
    for (let more = 0; more < letters.length; more += 1) places.push(place);
    folded += letters;
  }
  return { folded, places: [...places, text.length] };
}

/** The languages that a text names, with their places in it. */
export function languagesIn(
  text: string,
): { name: string; locale: string; start: number; end: number }[] {
  const { folded, places } = foldedWithPlaces(text);
  return [...folded.matchAll(pattern)].map((match) => {
    const start = places[match.index] ?? 0;
    const end = places[match.index + match[0].length] ?? text.length;
    return { name: text.slice(start, end), locale: localeOf.get(match[0]) ?? '', start, end };
  });
}

const levels: [RegExp, Level][] = [
  [
    /morsm|modersm|modersmål|native|mother tongue|muttersprach|äidinkieli|bilingual|tospråk|tvåspråk|førstespråk/iu,
    'native',
  ],
  [
    /flyt|fluent|flydende|full professional|fließend|sujuva|verhandlungssicher|\bc1\b|\bc2\b|utmerket|excellent|svært god|meget god|mycket god|very good|avansert|avancerad|advanced|proficient|erinomainen|obehindrat|forhandling/iu,
    'fluent',
  ],
  [
    /grunnlegg|grundläggande|basic|elementary|begynner|beginner|nybörjare|\ba1\b|\ba2\b|noe|lite|limited working|grundkenntnisse|grundlæggende|perusteet|skolenivå|begränsad|litt|enkel/iu,
    'basic',
  ],
  [
    /god|good|professional working|intermediate|middels|mellan|medel|conversational|\bb1\b|\bb2\b|profesjonell|professionell|limited|working|gut|hyvä|arbeidsspråk|mellemniveau/iu,
    'intermediate',
  ],
];

export const levelIn = (text: string): Level | null =>
  levels.find(([words]) => words.test(text))?.[1] ?? null;
