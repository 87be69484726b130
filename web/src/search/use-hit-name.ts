import { useLingui } from '@lingui/react/macro';
import type { SearchProfile } from './search.queries.ts';

/** The name; of one whose name is hidden, the title and the end of the id, which tells them apart. */
export function useHitName({ name, title, account }: SearchProfile): string {
  const { t } = useLingui();
  if (name !== '') return name;
  const code = account.slice(-4).toUpperCase();
  return title ? `${title} ${code}` : t`Konsulent ${code}`;
}
