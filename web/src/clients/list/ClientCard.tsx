import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { countryTexts } from '../../ui/text/country-texts.ts';
import { AgoText } from '../../ui/text/DateText.tsx';
import type { ClientItem } from '../clients.queries.ts';
import classes from './ClientCard.module.css';
import { ClientName } from './ClientName.tsx';

export function ClientCard({ client }: { client: ClientItem }) {
  const { t } = useLingui();
  const { sales_admin, last_activity_at } = client;
  const seller = sales_admin?.name;
  return (
    <>
      <ClientName client={client} />
      <span>
        {t(countryTexts[client.country])} ·{' '}
        {seller ? <Trans>Selger: {seller}</Trans> : <Trans>Ingen selger</Trans>}
      </span>
      <span>
        <Plural value={client.buyers} one="# innkjøper" other="# innkjøpere" />
        {', '}
        <Plural value={client.assignments} one="# oppdrag" other="# oppdrag" />
      </span>
      {last_activity_at && (
        <span className={classes.quiet}>
          <Trans>
            sist aktiv <AgoText value={last_activity_at} />
          </Trans>
        </span>
      )}
    </>
  );
}
