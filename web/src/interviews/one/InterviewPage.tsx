import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { GoneState } from '../../ui/states/GoneState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { interviewQuery, type Interview } from '../interviews.queries.ts';
import { InterviewCard } from './InterviewCard.tsx';
import classes from './InterviewPage.module.css';

/** One interview: what the mails and the calendar files lead to. */
export function InterviewPage() {
  const { t } = useLingui();
  const { interview: id } = useParams({ from: '/shell/interviews/$interview' });
  const query = useQuery(interviewQuery(id));
  return (
    <QueryState
      order={1}
      query={query}
      gone={
        <GoneState
          icon={<IconCalendarOff />}
          title={t`Vi finner ikke intervjuet`}
          back={{ href: '/interviews', label: t`Til intervjuene` }}
        >
          <Trans>Kanskje er ikke lenken hel.</Trans>
        </GoneState>
      }
      skeleton={<ListSkeleton rows={1} height={320} />}
      errorTitle={t`Vi fikk ikke hentet intervjuet`}
    >
      {(interview) => <Loaded interview={interview} />}
    </QueryState>
  );
}

function Loaded({ interview }: { interview: Interview }) {
  const { t } = useLingui();
  const { company_name: company, consultant, thread } = interview;
  const name = consultant.name || t`Slettet profil`;
  return (
    <div className={classes.page}>
      <PageHeader
        title={t`Intervju: ${name} og ${company}`}
        crumbs={[{ label: t`Intervjuer`, href: '/interviews' }]}
      >
        {thread !== null && (
          <TextLink href={`/messages/${thread}`}>
            <Trans>Les samtalen</Trans>
          </TextLink>
        )}
      </PageHeader>
      <InterviewCard interview={interview} order={2} />
    </div>
  );
}
