import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Title } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useThread } from '../../messages/public/use-thread.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { interviewsQuery } from '../interviews.queries.ts';
import { InterviewSection } from '../public/InterviewSection.tsx';

/** In the heading of a thread about interest: the interviews with those whom it is about. */
export function InterviewInThread() {
  const { t } = useLingui();
  const { thread: id } = useParams({ from: '/shell/messages/$thread' });
  const thread = useThread(id);
  const [isOpen, setOpen] = useState(false);
  const assignment = thread?.kind === 'interest' ? thread.assignment?.uuid : undefined;
  const people = assignment === undefined ? [] : (thread?.consultants ?? []);
  const lists = useQueries({
    queries: people.map(({ account }) => interviewsQuery({ assignment, profile: account })),
  });
  // Only whom it concerns: who can offer times, or has been offered some.
  const concerned = people.filter((_, at) => {
    const data = lists[at]?.data;
    return data !== undefined && (data.can.offer || data.total > 0);
  });
  if (concerned.length === 0 && !isOpen) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarEvent size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Intervju</Trans>
      </Button>
      {isOpen && (
        <Dialog title={t`Intervju`} size="lg" onClose={() => setOpen(false)}>
          <Stack>
            {concerned.map(({ account, name }) => (
              <section key={account}>
                {people.length > 1 && (
                  <Title order={3} size="h4" mb="xs">
                    {name}
                  </Title>
                )}
                <InterviewSection assignment={assignment} profile={account} name={name} />
              </section>
            ))}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
