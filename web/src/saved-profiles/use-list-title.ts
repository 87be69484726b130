import { useLingui } from '@lingui/react/macro';
import type { SavedList } from './saved-lists.ts';

/** A list's title; the default list has the title of the page. */
export function useListTitle(): (list: Pick<SavedList, 'title'>) => string {
  const { t } = useLingui();
  return ({ title }) => title || t`Favoritter`;
}
