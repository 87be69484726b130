import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { readinessCodes } from '@torg/protocol/assignments/readiness';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { RequestError } from '../../client/request-error.ts';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { MissingText } from '../MissingText.tsx';
import { useMoveAssignment } from '../assignments.queries.ts';
import type { ActionDialogProps } from './action.ts';

export function PublishDialog({ subject, onClose }: ActionDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const publish = useMoveAssignment(subject.uuid);
  const next = () =>
    navigate({
      to: '/assignments/$assignment/confirmation',
      params: { assignment: subject.uuid },
    });
  return (
    <ChangeDialog
      title={t`Publiser oppdraget`}
      confirm={t`Publiser`}
      change={publish}
      value={{ move: 'publish' }}
      next={next}
      onClose={onClose}
    >
      <Text fw={550}>{subject.title}</Text>
      <Trans>
        Konsulenter ser det med en gang, og de det passer best for, får en e-post. Du kan ta det ut
        igjen når du vil.
      </Trans>
      <WhatIsMissing error={publish.error} assignment={subject.uuid} />
    </ChangeDialog>
  );
}

/** What is missing before the assignment can be published, with a link to the wizard. */
function WhatIsMissing({ error, assignment }: { error: unknown; assignment: string }) {
  const user = useShellUser();
  if (!(error instanceof RequestError) || error.code !== 'assignment_not_ready') return null;
  const codes = readinessCodes.filter((code) => error.issues.some((issue) => issue.code === code));
  return (
    <p>
      <MissingText codes={codes} />.{' '}
      <HrefLink href={addressFor(user, 'assignment_wizard', { params: { assignment } })}>
        <Trans>Gå til veiviseren</Trans>
      </HrefLink>
    </p>
  );
}
