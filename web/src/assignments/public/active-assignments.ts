import { useQuery } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useLocale } from '../../client/use-locale.ts';
import { adminListQuery, myListQuery } from '../assignments.queries.ts';

const page = {
  limit: limits.assignmentPage.default,
  sort: { field: 'created_at_and_public_date', direction: 'desc' },
} as const;

/** Active assignments by their words: the buyer's own, for an admin everybody's. */
export function useActiveAssignments(queryFilter: string) {
  const { can } = useShellUser();
  const locale = useLocale();
  const body = { ...page, queryFilter: queryFilter || undefined };
  const mine = myListQuery({ ...body, groupFilter: 'my-active' }, locale);
  const every = adminListQuery({ ...body, groupFilter: 'admin-active' }, locale);
  const ofMine = useQuery({ ...mine, enabled: !can.administer });
  const ofEvery = useQuery({ ...every, enabled: can.administer });
  return can.administer ? ofEvery : ofMine;
}
