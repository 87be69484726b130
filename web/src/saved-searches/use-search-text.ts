import { useLingui } from '@lingui/react/macro';
import type { Discipline } from '@torg/protocol/terms';
import { disciplineTexts } from '../competencies/public/discipline-texts.ts';
import { useLocale } from '../client/use-locale.ts';
import { namesIn, type FindSearch } from '../search/public/search-words.ts';
import { dayText } from '../ui/text/dates.ts';

/** Each filter of a search in a few words. */
export function useSearchText(): (search: FindSearch) => string[] {
  const { t } = useLingui();
  const locale = useLocale();
  const fields = (all: readonly Discipline[] = []) => all.map((one) => t(disciplineTexts[one]));
  const freeBy = (by: string | undefined): string[] => {
    if (by === undefined) return [];
    const day = dayText(locale, by);
    return [t`Ledig innen ${day}`];
  };
  return (search) => [
    ...(search.q ? [`«${search.q}»`] : []),
    ...namesIn(search.roles),
    ...fields(search['all-roles-in-disciplines']),
    ...namesIn(search.skills),
    ...namesIn(search.regions),
    ...(search['remote-work'] ? [t`Kan jobbe hjemmefra`] : []),
    ...freeBy(search['availability-to']),
    ...marketsIn(search, { no: t`Norge`, se: t`Sverige` }),
    ...(search.anonymized ? [t`Uten navn`] : []),
  ];
}

const marketsIn = (search: FindSearch, say: { no: string; se: string }): string[] =>
  (search['market-codes'] ?? []).map((code) => (code === 'norwegian-market' ? say.no : say.se));
