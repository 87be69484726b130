import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import type { AgreementView } from '../agreements.queries.ts';

/** The place is filled: offers to close the assignment, on its own page. */
export function CloseAssignment({ agreement: { assignment } }: { agreement: AgreementView }) {
  if (assignment === null || !assignment.can_close) return null;
  return (
    <Alert color="spruce" icon={<IconCircleCheck aria-hidden />}>
      <Group justify="space-between" gap="sm">
        <span>
          <Trans>
            «{assignment.title}» er fortsatt åpent. Er plassen fylt, kan du avslutte det.
          </Trans>
        </span>
        <Button
          component={HrefLink}
          href={`/assignments/${assignment.assignment_id}`}
          size="xs"
          variant="default"
        >
          <Trans>Til oppdraget</Trans>
        </Button>
      </Group>
    </Alert>
  );
}
