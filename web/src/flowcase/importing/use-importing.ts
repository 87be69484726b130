import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { CompanyPlace } from '../../accounts/public/company-place.ts';
import { useImportPeople } from '../flowcase.queries.ts';
import { usersOf, type Chosen } from './chosen-people.ts';

/** Starts the import of those who are chosen, and opens its page. */
export function useImporting(place: CompanyPlace, chosen: Chosen) {
  const { history } = useRouter();
  const [isTried, setTried] = useState(false);
  const importPeople = useImportPeople(place.company);
  const users = usersOf(chosen);
  return {
    isTried,
    isMissing: isTried && users === null,
    isPending: importPeople.isPending,
    isDone: importPeople.isSuccess,
    error: importPeople.error,
    start: () => {
      setTried(true);
      if (users === null) return;
      importPeople.mutate(users, {
        onSuccess: ({ flowcase_import }) =>
          history.push(`${place.path}/flowcase/import/${flowcase_import}`, undefined, {
            ignoreBlocker: true,
          }),
      });
    },
  };
}
export type Importing = ReturnType<typeof useImporting>;
