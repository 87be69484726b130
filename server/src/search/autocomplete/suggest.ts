import { fold } from '@torg/protocol/fold';
import { limits } from '@torg/protocol/limits';
import { marketDay } from '@torg/protocol/market-day';
import {
  autocompleteTypes,
  type AutocompleteResult,
  type AutocompleteType,
} from '@torg/protocol/search/search';
import type { Locale } from '@torg/protocol/terms';
import { imageUrl } from '../../files/files.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import { findSuggestions, isListed, type Suggestion } from './autocomplete.repository.ts';

interface SuggestOptions {
  query: string;
  types?:
    | readonly (AutocompleteType | { type: AutocompleteType; limit?: number | undefined })[]
    | undefined;
  locale: Locale;
}

const defaultLimit = (type: AutocompleteType): number =>
  type === 'profile' || type === 'consultant_company'
    ? limits.autocomplete[type]
    : limits.autocomplete.others;

type Fixed = Omit<AutocompleteResult, 'label' | 'detail' | 'image_url'> & {
  /** in each language its label, and then other words that people type for it */
  words: Record<Locale, readonly string[]>;
};

/** Filters with fixed words, which need no database. */
const fixed = (today: string): Fixed[] => [
  {
    type: 'consultant_company_type',
    filter: { path: 'consultant_company.type', operator: 'eq', value: 'independent' },
    words: {
      nb: ['Selvstendig', 'frilanser', 'enkeltperson'],
      sv: ['Egenföretagare', 'frilans', 'självständig'],
      en: ['Independent', 'own company'],
    },
  },
  {
    type: 'consultant_company_type',
    filter: { path: 'consultant_company.type', operator: 'eq', value: 'consultant_company' },
    words: {
      nb: ['Konsulentselskap', 'ansatt i selskap', 'konsulenthus'],
      sv: ['Konsultbolag', 'anställd i bolag', 'konsulthus'],
      en: ['Consultant company', 'firm'],
    },
  },
  {
    type: 'remote',
    filter: { path: 'remote_work_ok', operator: 'eq', value: true },
    words: {
      nb: ['Kan jobbe hjemmefra', 'fjernarbeid', 'hjemmekontor', 'remote'],
      sv: ['Kan arbeta på distans', 'distansarbete', 'hemarbete', 'remote'],
      en: ['Can work remotely', 'remote', 'home office'],
    },
  },
  {
    type: 'availability',
    filter: { path: 'availability', operator: 'lte', value: today },
    words: {
      nb: ['Ledig nå', 'tilgjengelig', 'available'],
      sv: ['Ledig nu', 'tillgänglig', 'available'],
      en: ['Available now', 'free'],
    },
  },
];

/** Whether a word of the text begins with what is typed. */
const beginsAWord = (text: string, typed: string): boolean =>
  fold(text).startsWith(typed) || fold(text).includes(` ${typed}`);

function fixedFor(type: AutocompleteType, { query, locale }: SuggestOptions, today: string) {
  const typed = fold(query);
  return fixed(today).flatMap(({ words, ...result }): AutocompleteResult[] => {
    const matches = Object.values(words)
      .flat()
      .some((word) => beginsAWord(word, typed));
    if (result.type !== type || !matches) return [];
    return [{ ...result, label: words[locale][0] ?? '', detail: null, image_url: null }];
  });
}

const suggestionView = ({ path, value, image_file, ...rest }: Suggestion): AutocompleteResult => ({
  ...rest,
  image_url: imageUrl(image_file),
  filter: { path, operator: 'eq', value },
});

/** Suggestions for what somebody is typing, in the requested order of types. */
export async function suggest(
  db: Db,
  options: SuggestOptions,
  { visibleOnly, now }: { visibleOnly: boolean; now: Date },
): Promise<AutocompleteResult[]> {
  const { query, locale, types } = options;
  const typesWithLimit = (types ?? autocompleteTypes).map((entry) => {
    const { type, limit = defaultLimit(type) } =
      typeof entry === 'string' ? { type: entry } : entry;
    return { type, limit };
  });
  const listed = typesWithLimit.flatMap(({ type, limit }) =>
    isListed(type) ? [{ type, limit }] : [],
  );
  const rows = await findSuggestions(db, listed, { query, locale, visibleOnly });
  const found = Map.groupBy(rows, ({ type }) => type);
  return typesWithLimit.flatMap(({ type, limit }) => {
    if (type === 'ranked_by_query') {
      return [{ type, label: query, detail: null, image_url: null, filter: null }];
    }
    const own = isListed(type)
      ? (found.get(type) ?? []).map(suggestionView)
      : fixedFor(type, options, marketDay(now));
    return own.slice(0, limit);
  });
}
