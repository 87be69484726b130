import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { IconCheck, IconMessage } from '@tabler/icons-react';
import { useShellUser } from '../../../accounts/public/shell-user.ts';
import type { AssignmentListItem } from '../../assignments.queries.ts';
import { interestStateColors, interestStateTexts } from '../../public/interest-states.ts';
import { unreadThreads } from '../unread.ts';

type Marked = Pick<AssignmentListItem, 'interested_consultants' | 'message_threads'>;

/**
 * Whether a consultant has answered an assignment, and how many unread threads they have about it.
 */
export function AssignmentMarks({ assignment }: { assignment: Marked }) {
  const { t } = useLingui();
  const { account } = useShellUser().account;
  const { interested_consultants: interested } = assignment;
  const own = interested.find((one) => one.account === account);
  const others = interested.length - (own ? 1 : 0);
  const unread = unreadThreads(assignment.message_threads);
  return (
    <>
      {own && (
        <>
          <Badge variant="light" leftSection={<IconCheck size={14} aria-hidden />}>
            <Trans>Interesse sendt</Trans>
          </Badge>
          <Badge
            color={interestStateColors[own.state]}
            variant={own.state === 'received' ? 'outline' : 'light'}
          >
            {t(interestStateTexts[own.state])}
          </Badge>
        </>
      )}
      {others > 0 && (
        <Badge variant="light">
          <Plural value={others} one="# konsulent meldt på" other="# konsulenter meldt på" />
        </Badge>
      )}
      {unread > 0 && (
        <Badge color="clay" leftSection={<IconMessage size={14} aria-hidden />}>
          <Plural value={unread} one="# ulest samtale" other="# uleste samtaler" />
        </Badge>
      )}
    </>
  );
}
