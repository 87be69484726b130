import type { AssignmentState } from '@torg/protocol/assignments/assignment-life';
import { addressFor } from '../accounts/public/links.ts';
import type { useShellUser } from '../accounts/public/shell-user.ts';

type User = ReturnType<typeof useShellUser>;

/** Drafts are edited in the wizard, published assignments on their own page. */
export function editAddress(
  user: User,
  { uuid, state }: { uuid: string; state: AssignmentState },
): string {
  const key = state === 'draft' ? 'assignment_wizard' : 'assignment_edit';
  return addressFor(user, key, { params: { assignment: uuid } });
}
