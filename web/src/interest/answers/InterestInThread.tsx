import { useLingui } from '@lingui/react/macro';
import { Popover, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { useThread } from '../../messages/public/use-thread.ts';
import { threadInterestsQuery, type OwnInterest } from '../interest.queries.ts';
import { InterestStateBadge } from '../public/InterestStateBadge.tsx';
import { OwnInterestState } from './OwnInterestState.tsx';

/** In the heading of a thread: how it stands with the interest that it is about. */
export function InterestInThread() {
  const { thread: id } = useParams({ from: '/shell/messages/$thread' });
  const isAboutInterest = useThread(id)?.kind === 'interest';
  const { data } = useQuery({ ...threadInterestsQuery(id), enabled: isAboutInterest });
  const interests = data?.interests ?? [];
  const [only] = interests;
  return (
    <>
      {only !== undefined && interests.length === 1 && <StateOf interest={only} />}
      <Outlet />
    </>
  );
}

/** The badge opens the sentence and, for whoever has sent it, the way to withdraw. */
function StateOf({ interest }: { interest: OwnInterest }) {
  const { t } = useLingui();
  const { can } = interest;
  if (can.answer) return <InterestStateBadge state={interest.state} />;
  return (
    <Popover width={320} position="bottom-end" withArrow trapFocus>
      <Popover.Target>
        <UnstyledButton title={t`Slik står det til med interessen`}>
          <InterestStateBadge state={interest.state} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <OwnInterestState interest={interest} />
      </Popover.Dropdown>
    </Popover>
  );
}
