import { useLingui } from '@lingui/react/macro';
import type { SavedList } from './saved-lists.ts';

/** What a list is called; the default one has the name of the page. */
export function useListTitle(): (list: Pick<SavedList, 'title'>) => string {
  const { t } = useLingui();
  return ({ title }) => title || t`Favoritter`;
}
