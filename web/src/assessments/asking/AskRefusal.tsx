import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { RequestError } from '../../client/request-error.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';

interface AskRefusalProps {
  error: unknown;
  criteriaHref: string;
}

/** Why nothing was asked; criteria that are missing are being suggested by now. */
export function AskRefusal({ error, criteriaHref }: AskRefusalProps) {
  const areMissing =
    error instanceof RequestError && error.code === 'missing_opportunity_criteria_job_started';
  if (!areMissing) return <ErrorNotice error={error} />;
  return (
    <Alert role="alert" color="clay" variant="light" icon={<IconListCheck aria-hidden />}>
      <Trans>Det er ingen kriterier å vurdere etter ennå. Vi lager et forslag nå.</Trans>{' '}
      <TextLink href={criteriaHref}>
        <Trans>Se over kriteriene</Trans>
      </TextLink>
    </Alert>
  );
}
