import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import classes from './ConsentPage.module.css';
import { consentQuery, useAnswerConsent, type PresentationConsent } from '../interest.queries.ts';

/** The page that the mailed question leads to. */
export function ConsentPage() {
  const { t } = useLingui();
  const { consent: id } = useParams({ from: '/shell/consents/$consent' });
  const query = useQuery(consentQuery(id));
  return (
    <QueryState
      order={1}
      query={query}
      skeleton={<ListSkeleton rows={1} height={240} />}
      errorTitle={t`Vi fikk ikke hentet spørsmålet`}
    >
      {(consent) => <Question consent={consent} />}
    </QueryState>
  );
}

function Question({ consent }: { consent: PresentationConsent }) {
  const { t } = useLingui();
  const { assignment, company_name: company, message, deadline, asked_by_name: asker } = consent;
  const { client_name: client, assignment_id: id } = assignment;
  const { name } = consent.consultant;
  // Their company reads it, too.
  const isOwn = consent.can.give || consent.can.refuse;
  return (
    <>
      <PageHeader title={t`Kan vi presentere deg?`} />
      <Stack className="torg-card" p="lg" maw="44rem">
        <Text>
          {isOwn ? (
            <Trans>
              {company} vil presentere deg for {client}, for oppdraget{' '}
              <HrefLink href={`/assignments/${id}`}>{assignment.title}</HrefLink>.
            </Trans>
          ) : (
            <Trans>
              {company} vil presentere {name} for {client}, for oppdraget{' '}
              <HrefLink href={`/assignments/${id}`}>{assignment.title}</HrefLink>.
            </Trans>
          )}
        </Text>
        {message && (
          <blockquote className={classes.message}>
            <Text className="torg-prose" style={{ whiteSpace: 'pre-line' }}>
              {message}
            </Text>
            <Text size="sm" c="dimmed">
              {asker}
            </Text>
          </blockquote>
        )}
        <Answer consent={consent} />
        {consent.state === 'asked' && (
          <Text size="sm" c="dimmed">
            <Trans>
              Svar innen <DateText value={deadline} />. Uten et ja blir ingen presentert.
            </Trans>
          </Text>
        )}
      </Stack>
    </>
  );
}

function Answer({ consent }: { consent: PresentationConsent }) {
  const answer = useAnswerConsent(consent.presentation_consent);
  const { state, can } = consent;
  const give = (said: 'yes' | 'no') => () => answer.mutate(said);
  return (
    <>
      <Text role="status" fw={550}>
        {state === 'given' && <Trans>Svaret er ja.</Trans>}
        {state === 'refused' && <Trans>Svaret er nei.</Trans>}
        {state === 'overdue' && <Trans>Fristen er ute, men du kan fortsatt svare.</Trans>}
      </Text>
      {(can.give || can.refuse) && (
        <Group>
          {can.give && (
            <Button onClick={give('yes')} loading={answer.isPending}>
              {state === 'refused' ? <Trans>Ja, likevel</Trans> : <Trans>Ja, presenter meg</Trans>}
            </Button>
          )}
          {can.refuse && (
            <Button variant="default" onClick={give('no')} loading={answer.isPending}>
              {state === 'given' ? <Trans>Nei, likevel ikke</Trans> : <Trans>Nei takk</Trans>}
            </Button>
          )}
        </Group>
      )}
      <ErrorNotice error={answer.error} />
    </>
  );
}
