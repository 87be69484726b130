import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { focusHeading } from '../../ui/dialog/focus-heading.ts';
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
  const { account, name } = consent.consultant;
  // Their company reads it, too.
  const isOwn = account === useShellUser().account.account;
  return (
    <>
      <PageHeader title={isOwn ? t`Kan vi presentere deg?` : t`Kan vi presentere ${name}?`} />
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
        <Answer consent={consent} isOwn={isOwn} />
        {consent.state === 'asked' && isOwn && (
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

function Answer({ consent, isOwn }: { consent: PresentationConsent; isOwn: boolean }) {
  const answer = useAnswerConsent(consent.presentation_consent);
  const { state, can } = consent;
  const give = (said: 'yes' | 'no') => () => answer.mutate(said, { onSuccess: focusHeading });
  return (
    <>
      <Text role="status" fw={550}>
        {isOwn ? <OwnState state={state} /> : <OthersState consent={consent} />}
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

function OwnState({ state }: Pick<PresentationConsent, 'state'>) {
  switch (state) {
    case 'asked':
      return null;
    case 'given':
      return <Trans>Svaret er ja. Selskapet ditt får vite det.</Trans>;
    case 'refused':
      return <Trans>Svaret er nei. Du blir ikke presentert.</Trans>;
    case 'overdue':
      return <Trans>Fristen er ute, men du kan fortsatt svare.</Trans>;
  }
}

/** As the company reads it. */
function OthersState({ consent }: { consent: PresentationConsent }) {
  const { name } = consent.consultant;
  switch (consent.state) {
    case 'asked':
      return (
        <Trans>
          {name} er spurt. Fristen er <DateText value={consent.deadline} />.
        </Trans>
      );
    case 'given':
      return <Trans>{name} har sagt ja.</Trans>;
    case 'refused':
      return <Trans>{name} har sagt nei.</Trans>;
    case 'overdue':
      return <Trans>{name} har ikke svart i tide, men kan fortsatt svare.</Trans>;
  }
}
