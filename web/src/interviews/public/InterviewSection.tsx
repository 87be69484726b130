import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { interviewsQuery, type InterviewList } from '../interviews.queries.ts';
import { OfferDialog } from '../offer/OfferDialog.tsx';
import { InterviewCard } from '../one/InterviewCard.tsx';

export interface InterviewSectionProps {
  assignment?: string;
  opportunity?: string;
  /** the consultant */
  profile: string;
  name: string;
}

/** The interviews with one consultant about an assignment or a need, and a way to offer times. */
export function InterviewSection(props: InterviewSectionProps) {
  const { t } = useLingui();
  const { assignment, opportunity, profile } = props;
  const query = useQuery(interviewsQuery({ assignment, opportunity, profile }));
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={1} height={120} />}
      errorTitle={t`Vi fikk ikke hentet intervjuene`}
    >
      {(list) => <Loaded {...props} list={list} />}
    </QueryState>
  );
}

function Loaded({ list, ...props }: InterviewSectionProps & { list: InterviewList }) {
  const { assignment, opportunity, profile, name } = props;
  const [isOffering, setOffering] = useState(false);
  const { interviews, can } = list;
  return (
    <Stack>
      {interviews.length === 0 && (
        <Text c="dimmed">
          <Trans>Det er ikke avtalt noe intervju.</Trans>
        </Text>
      )}
      {interviews.map((interview) => (
        <InterviewCard key={interview.interview} interview={interview} />
      ))}
      {can.offer && (
        <Button
          variant="light"
          leftSection={<IconCalendarEvent size={18} aria-hidden />}
          style={{ alignSelf: 'start' }}
          onClick={() => setOffering(true)}
        >
          <Trans>Tilby intervjutider</Trans>
        </Button>
      )}
      {isOffering && (
        <OfferDialog
          subject={{ assignment, opportunity }}
          profile={profile}
          name={name}
          onClose={() => setOffering(false)}
        />
      )}
    </Stack>
  );
}
