import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { useAssignment } from '../assignments/public/assignment.ts';
import { PublishedReceipt } from '../assignments/public/PublishedReceipt.tsx';
import { ListSkeleton } from '../ui/states/ListSkeleton.tsx';
import { QueryState } from '../ui/states/QueryState.tsx';
import { OwnReceipts } from './receipts/OwnReceipts.tsx';

/** Shown after an editor has published or a consultant has sent interest. */
export function ConfirmationPage() {
  const { t } = useLingui();
  const { assignment: id } = useParams({ from: '/shell/assignments/$assignment/confirmation' });
  const query = useAssignment(id);
  return (
    <QueryState
      order={1}
      query={query}
      skeleton={<ListSkeleton rows={2} height={200} />}
      errorTitle={t`Vi fikk ikke hentet oppdraget`}
    >
      {(assignment) =>
        assignment.can.edit ? (
          <PublishedReceipt assignment={assignment} />
        ) : (
          <OwnReceipts assignment={assignment} />
        )
      }
    </QueryState>
  );
}
