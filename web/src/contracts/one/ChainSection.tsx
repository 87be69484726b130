import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, List } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { Section } from '../../ui/layout/Section.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { momentText } from '../../ui/text/dates.ts';
import classes from './ChainSection.module.css';
import { eventsQuery, type ContractEvent, type ContractEvents } from './contract-page.queries.ts';
import { eventTexts, identificationTexts } from './event-texts.ts';

/** Every step, in the order of the chain, and whether the chain holds. */
export function ChainSection({ contract }: { contract: string }) {
  const { t } = useLingui();
  return (
    <Section
      title={t`Hendelseskjeden`}
      lead={<Trans>Hver hendelse bærer fingeravtrykket av den forrige.</Trans>}
    >
      <QueryState
        query={useQuery(eventsQuery(contract))}
        skeleton={<ListSkeleton rows={4} height={56} />}
        errorTitle={t`Vi fikk ikke hentet hendelsene`}
      >
        {(chain) => (
          <>
            <Findings chain={chain} />
            <ol className={classes.chain}>
              {chain.events.map((event) => (
                <Event key={event.number} event={event} />
              ))}
            </ol>
          </>
        )}
      </QueryState>
    </Section>
  );
}

function Findings({ chain: { findings, checked_at } }: { chain: ContractEvents }) {
  const { t, i18n } = useLingui();
  const when = momentText(i18n.locale, checked_at);
  if (findings.length === 0) {
    return (
      <Alert color="spruce" icon={<IconShieldCheck aria-hidden />} title={t`Kjeden er hel`}>
        <Trans>Kontrollert {when}.</Trans>
      </Alert>
    );
  }
  return (
    <Alert color="clay" icon={<IconAlertTriangle aria-hidden />} title={t`Kjeden holder ikke`}>
      <List lang="en">
        {findings.map((finding) => (
          <List.Item key={finding}>{finding}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Event({ event }: { event: ContractEvent }) {
  const { t, i18n } = useLingui();
  const { number, kind, at, name, address, device, identified_by, details, hash } = event;
  return (
    <li>
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <div className={classes.step}>
        <strong>{t(eventTexts[kind])}</strong>
        <span>
          <time dateTime={at}>{momentText(i18n.locale, at)}</time>
          {name !== null && (
            <>
              {' · '}
              <bdi>{name}</bdi>
            </>
          )}
          {' · '}
          {t(identificationTexts[identified_by])}
          {typeof details.to === 'string' && (
            <>
              {' · '}
              <Trans>
                til <bdi>{details.to}</bdi>
              </Trans>
            </>
          )}
        </span>
        {address !== null && (
          <span className={classes.quiet}>
            <Trans>Fra {address}</Trans>
            {device !== null && (
              <>
                {' · '}
                <bdi>{device}</bdi>
              </>
            )}
          </span>
        )}
        <code className={classes.hash}>{hash}</code>
      </div>
    </li>
  );
}
