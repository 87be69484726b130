import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { countryTexts } from '../ui/text/country-texts.ts';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import type { Person } from './people.queries.ts';
import classes from './PersonCompany.module.css';

/** The person's company, as a link to its page. */
export function PersonCompany({ organization }: Pick<Person, 'organization'>) {
  const { t } = useLingui();
  if (organization === null) {
    return (
      <Text component="span" size="sm" c="dimmed">
        <Trans>Ikke i et selskap</Trans>
      </Text>
    );
  }
  const { id, name, kind, country } = organization;
  const href = kind === 'client' ? `/admin/clients/${id}` : `/admin/consultant-company/${id}`;
  return (
    <Text component="span" size="sm">
      <HrefLink href={href} className={classes.link}>
        {name}
      </HrefLink>
      <Text component="span" size="sm" c="dimmed" display="block">
        {t(countryTexts[country])}
      </Text>
    </Text>
  );
}
