import type { Locale } from '@torg/protocol/terms';
import type { EngineWords } from './sentences.ts';
import { wordsInEnglish } from './words-in-english.ts';
import { wordsInNorwegian } from './words-in-norwegian.ts';
import { wordsInSwedish } from './words-in-swedish.ts';

export const engineWords: Record<Locale, EngineWords> = {
  nb: wordsInNorwegian,
  sv: wordsInSwedish,
  en: wordsInEnglish,
};
