import type { ReadCv } from '@torg/protocol/cv-imports/read-cv';

type Language = NonNullable<ReadCv['language']>;

/** Small words and headings that one of the languages has and its neighbours do not. */
const words: Record<Language, string> = {
  nb: 'og jeg ikke av fra til som har ble mitt utdanning arbeidserfaring språk nåværende kompetanse prosjekt ferdigheter erfaring ansvarlig hos være utdannelse sertifiseringer også mellom',
  nn: 'og eg ikkje frå til som har vart mitt utdanning arbeidsrøynsle språk noverande kompetanse prosjekt røynsle ansvarleg hjå vere ein dei nokre arbeidde utvikla saman',
  sv: 'och jag inte av från till som har blev mitt utbildning arbetslivserfarenhet språk pågående kompetens projekt färdigheter erfarenhet ansvarig hos vara utveckling även där',
  da: 'og jeg ikke af fra til som har blev mit uddannelse erhvervserfaring sprog nuværende kompetencer projekt færdigheder erfaring ansvarlig hos være udvikling også mellem',
  en: 'and the of in with for to work experience education skills languages present responsible developed development was from team projects',
};
const languages = Object.keys(words) as Language[];
const sets = new Map(languages.map((language) => [language, new Set(words[language].split(' '))]));

/** The language that most of the small words are of. */
export function languageOf(text: string): ReadCv['language'] {
  const counts = new Map<Language, number>(languages.map((language) => [language, 0]));
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    for (const language of languages) {
      if (sets.get(language)?.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] > 2 ? best[0] : null;
}
