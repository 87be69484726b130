import { useRouter } from '@tanstack/react-router';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { goTo } from '../../client/calls/go-to.ts';
import { requestWithStatus } from '../../client/request.ts';
import { useChange } from '../../client/use-change.ts';

/** Creates an empty assignment and opens its wizard. */
export function useNewAssignment() {
  const user = useShellUser();
  const { history } = useRouter();
  return useChange(createAssignment, {
    done: (_, assignment) =>
      goTo(history, addressFor(user, 'assignment_wizard', { params: { assignment } })),
  });
}

async function createAssignment(): Promise<string> {
  const { status, body } = await requestWithStatus('POST /api/main/assignments/new').catch(
    (cause: unknown) => {
      throw new Error('Failed to create assignment', { cause });
    },
  );
  if (status !== 201) throw new Error('Failed to create assignment');
  return body.assignment_uuid;
}
