import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconEyeOff, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { useMinute } from '../../ui/text/use-minute.ts';
import type { Assignment } from '../assignments.queries.ts';
import { dayOf, readDeadline } from '../deadline.ts';

/** A notice shown when an assignment is not open to everybody as usual. */
export function AssignmentStatus({ assignment }: { assignment: Assignment }) {
  const { state, assignment_type, can, deadline } = assignment;
  const reading = readDeadline(deadline, dayOf(useMinute()));
  const expired = reading.kind === 'date' && reading.urgency === 'expired';
  if (state === 'draft') {
    return (
      <Alert color="gray" icon={<IconLock aria-hidden />}>
        <Trans>Dette er et utkast. Bare redaktørene ser det.</Trans>
      </Alert>
    );
  }
  if (state !== 'published') {
    return (
      <Alert color="clay" icon={<IconEyeOff aria-hidden />}>
        <NotActive state={state} editor={can.edit} />
      </Alert>
    );
  }
  return (
    <>
      {expired && (
        <Alert color="clay" icon={<IconInfoCircle aria-hidden />}>
          <Trans>Fristen er ute, men oppdraget er fortsatt åpent for svar.</Trans>
        </Alert>
      )}
      {assignment_type === 'direct' && (
        <Alert color="spruce" icon={<IconLock aria-hidden />}>
          {can.edit ? (
            <Trans>Direkte oppdrag: bare konsulentene som er invitert, ser det.</Trans>
          ) : (
            <Trans>Du er invitert til dette oppdraget. Andre ser det ikke.</Trans>
          )}
        </Alert>
      )}
    </>
  );
}

function NotActive({ state, editor }: { state: Assignment['state']; editor: boolean }) {
  if (!editor) {
    return <Trans>Oppdraget er ikke lenger aktivt, og tar ikke imot flere svar.</Trans>;
  }
  return state === 'closed' ? (
    <Trans>Oppdraget er avsluttet. Ingen nye konsulenter kan svare på det.</Trans>
  ) : (
    <Trans>Oppdraget er avpublisert. Ingen nye konsulenter kan finne det eller svare på det.</Trans>
  );
}
