import { Trans } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { AgoText, DateText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { rowAddress } from '../addresses.ts';
import type { AgreementRow } from '../agreements.queries.ts';
import { PeriodText } from '../PeriodText.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { useMoney } from '../use-money.ts';
import classes from './AgreementCard.module.css';

/** A draft, a contract or an agreement; what waits for the reader is marked. */
export function AgreementCard({ row }: { row: AgreementRow }) {
  const { consultant, role, client_name: client, provider_name: provider } = row;
  return (
    <article className={`torg-card ${classes.card}`} data-waits={row.waits_for_reader || undefined}>
      <PersonImage name={consultant.name} src={consultant.image} size={48} />
      <div className={classes.what}>
        <div className={classes.status}>
          <StatusBadge status={row.status} />
          <EndedEarly row={row} />
          {row.waits_for_reader && (
            <Badge leftSection={<IconBellRinging size={12} aria-hidden />} color="clay">
              <Trans>Venter på deg</Trans>
            </Badge>
          )}
          <span className={classes.quiet}>
            <Trans>
              endret <AgoText value={row.updated_at} />
            </Trans>
          </span>
        </div>
        <h2 className={classes.title}>
          <HrefLink href={rowAddress(row)}>{consultant.name}</HrefLink>
        </h2>
        <p className={classes.line}>{role || <Trans>Rollen er ikke skrevet ennå</Trans>}</p>
        <p className={classes.quiet}>
          {client}
          <span aria-hidden> · </span>
          {provider}
        </p>
      </div>
      <Numbers row={row} />
    </article>
  );
}

/** It was ended before its first day. */
const neverBegan = ({ ended_early, start_date, end_date }: AgreementRow): boolean =>
  ended_early && start_date !== null && end_date !== null && end_date < start_date;

function EndedEarly({ row: { ended_early, end_date, status } }: { row: AgreementRow }) {
  if (!ended_early || end_date === null) return null;
  return (
    <Badge color="clay" variant="outline">
      {status === 'ended' ? (
        <Trans>
          Avsluttet før tiden, <DateText value={end_date} />
        </Trans>
      ) : (
        <Trans>
          Avsluttes før tiden, <DateText value={end_date} />
        </Trans>
      )}
    </Badge>
  );
}

function Numbers({ row }: { row: AgreementRow }) {
  const money = useMoney();
  const { hourly_rate: rate, currency } = row;
  return (
    <div className={classes.numbers}>
      <span>
        {neverBegan(row) ? (
          <Trans>Begynte ikke</Trans>
        ) : (
          <PeriodText start={row.start_date} end={row.end_date} />
        )}
      </span>
      {rate !== null && (
        <strong>
          <Trans>{money(rate, currency)} per time</Trans>
        </strong>
      )}
    </div>
  );
}
