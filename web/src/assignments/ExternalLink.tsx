import { useLingui } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';

/** A link to the assignment on another site, shown as its host name. */
export function ExternalLink({ href, short }: { href: string; short?: boolean }) {
  const { t } = useLingui();
  const host = URL.parse(href)?.host.replace(/^www\./, '');
  if (!host) return null;
  return (
    <Anchor
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      inherit
      title={href}
      aria-label={t`Åpne hos ${host}, i ny fane`}
    >
      {!short && host} <IconExternalLink size={15} aria-hidden />
    </Anchor>
  );
}
