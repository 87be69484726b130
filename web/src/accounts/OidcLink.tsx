import { Trans } from '@lingui/react/macro';
import { Button, Divider } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { signInOptionsQuery } from './accounts.queries.ts';

interface OidcLinkProps {
  /** the page to open after signing in */
  target: string;
  /** keeps what is typed on this page */
  inNewTab?: boolean;
}

/** Signs in through another service, where one is configured. */
export function OidcLink({ target, inNewTab = false }: OidcLinkProps) {
  const { data: options } = useQuery(signInOptionsQuery);
  if (!options?.oidc) return null;
  return (
    <>
      <Divider label={<Trans>eller</Trans>} />
      <Button
        component="a"
        variant="default"
        target={inNewTab ? '_blank' : undefined}
        href={`/api/auth/oidc/start?${new URLSearchParams({ return_to: target })}`}
      >
        {options.oidc.label}
      </Button>
    </>
  );
}
