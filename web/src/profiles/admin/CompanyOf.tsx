import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { countryTexts } from '../../ui/text/country-texts.ts';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import type { ConsultantAccount } from '../profiles.queries.ts';
import classes from './CompanyOf.module.css';

/** The consultant's company, as a link to its page. */
export function CompanyOf({ consultant }: { consultant: ConsultantAccount }) {
  const { t } = useLingui();
  const { consultant_company: company } = consultant;
  if (company === null) {
    return (
      <Text component="span" size="sm" c="dimmed">
        <Trans>Ikke i et selskap</Trans>
      </Text>
    );
  }
  const country = t(countryTexts[company.country_code]);
  return (
    <Text component="span" size="sm">
      <HrefLink href={`/admin/consultant-company/${company.id}`} className={classes.link}>
        {company.name}
      </HrefLink>
      <Text component="span" size="sm" c="dimmed" display="block">
        {company.type === 'independent' ? <Trans>Selvstendig · {country}</Trans> : country}
      </Text>
    </Text>
  );
}
