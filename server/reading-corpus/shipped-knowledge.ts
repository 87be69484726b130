import { readFileSync } from 'node:fs';
import type { Locale } from '@torg/protocol/terms';
import { competencyId, type VocabularyTerm } from '../src/competencies/competencies.queries.ts';
import { makingKnowledge } from '../src/reading/knowledge.ts';
import type { Knowledge } from '../src/reading/read-text.ts';
import { atOnce } from '../src/platform/turns/in-slices.ts';
import { regionId } from '../src/regions/regions.queries.ts';

interface Row {
  key: string;
  name: string | Record<Locale, string>;
  synonyms?: string[];
}
interface Region {
  iso: string;
  name: string;
}

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../src/${path}.json`, import.meta.url), 'utf8'));

function termsOf(type: VocabularyTerm['type'], file: string): VocabularyTerm[] {
  return (read(`competencies/data/${file}`) as Row[]).map(({ key, name, synonyms = [] }) => ({
    competency: competencyId(type, key),
    type,
    key,
    names: typeof name === 'string' ? { nb: name, sv: name, en: name } : name,
    synonyms,
    narrower: [],
  }));
}

/** What the reader knows of a database that nobody has changed, and the keys of its terms. */
export function shippedKnowledge(): { knowledge: Knowledge; keys: ReadonlyMap<string, string> } {
  const terms = [...termsOf('role', 'roles'), ...termsOf('skill', 'skills')];
  const regions = (read('regions/data/regions') as Region[]).map(({ iso, name }) => ({
    region: regionId(iso),
    iso_code: iso,
    name,
  }));
  const keys = new Map([
    ...terms.map(({ competency, key }) => [competency, key] as const),
    ...regions.map(({ region, iso_code }) => [region, iso_code] as const),
  ]);
  return { knowledge: atOnce(makingKnowledge(terms, regions)), keys };
}
