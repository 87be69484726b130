import { Trans } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { noticeFailure } from '../../ui/states/notice.tsx';
import { useNewAssignment } from '../public/new-assignment.ts';

export function NewAssignmentAction() {
  const create = useNewAssignment();
  return (
    <MainAction
      loading={create.isPending}
      onClick={() =>
        create.mutate(undefined, { onError: ({ cause }) => noticeFailure(cause ?? undefined) })
      }
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      <Trans>Nytt oppdrag</Trans>
    </MainAction>
  );
}
