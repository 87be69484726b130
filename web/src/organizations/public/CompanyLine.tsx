import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import classes from './CompanyLine.module.css';

interface CompanyLineProps {
  /** null: in no company */
  company: { name: string; href: string } | null;
  /** below the name, such as the country */
  detail?: ReactNode;
}

/** Somebody's company, as a link to its page. */
export function CompanyLine({ company, detail }: CompanyLineProps) {
  if (company === null) {
    return (
      <Text component="span" size="sm" c="dimmed">
        <Trans>Ikke i et selskap</Trans>
      </Text>
    );
  }
  return (
    <Text component="span" size="sm">
      <HrefLink href={company.href} className={classes.link}>
        {company.name}
      </HrefLink>
      <Text component="span" size="sm" c="dimmed" display="block">
        {detail}
      </Text>
    </Text>
  );
}
