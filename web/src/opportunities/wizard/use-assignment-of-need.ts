import { useRouter } from '@tanstack/react-router';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useWizardDraft } from '../../assignments/public/use-wizard-draft.ts';
import { replaceBy } from '../../client/calls/go-to.ts';
import { request } from '../../client/request.ts';
import { useChange } from '../../client/use-change.ts';
import { listKey, type OpportunityListItem } from '../opportunities.queries.ts';
import { madeOfNeed } from '../made-of-need.ts';

/** Makes the assignment of a need, and goes there; the empty draft that was begun goes. */
export function useAssignmentOfNeed() {
  const user = useShellUser();
  const { history } = useRouter();
  const { draft, leave } = useWizardDraft();
  return useChange(
    async ({ opportunity: id, organization }: OpportunityListItem) => {
      // A need of Torg's own has no client: it is that of the draft.
      const body = organization === null ? { company_uuid: draft.company.uuid } : {};
      const made = await request('POST /api/main/opportunity/{id}/assignment', {
        params: { id },
        body,
      });
      await leave();
      return made.assignment_uuid;
    },
    {
      invalidates: [listKey],
      done: (_, assignment) => {
        const address = { params: { assignment }, query: madeOfNeed };
        replaceBy(history, addressFor(user, 'assignment_wizard', address));
      },
    },
  );
}
