import { useLingui } from '@lingui/react/macro';
import type { SearchProfile } from './search.queries.ts';

/** The name; if it is hidden, the title and the end of the id, which distinguishes equal titles. */
export function useHitName({ name, title, account }: SearchProfile): string {
  const { t } = useLingui();
  if (name !== '') return name;
  const code = account.slice(-4).toUpperCase();
  return title ? `${title} ${code}` : t`Konsulent ${code}`;
}
