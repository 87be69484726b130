import { Trans } from '@lingui/react/macro';
import { Button, Divider } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { signInOptionsQuery } from './accounts.queries.ts';

interface OidcLinkProps {
  /** the page to come to */
  target: string;
  /** what stands on this page stays */
  inNewTab?: boolean;
}

/** The way in through another service, where there is one. */
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
