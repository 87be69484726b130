import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { IconFileTypePdf, IconFileZip } from '@tabler/icons-react';

interface FolderLinksProps {
  /** undefined while it cannot be fetched */
  address: ((format: 'pdf' | 'zip') => string) | undefined;
}

/** An Innleiemappe as a document, and with the signed contracts. */
export function FolderLinks({ address }: FolderLinksProps) {
  const linkTo = (format: 'pdf' | 'zip') =>
    address === undefined
      ? { disabled: true }
      : { component: 'a' as const, href: address(format), download: true };
  return (
    <Group gap="xs">
      <Button
        {...linkTo('pdf')}
        variant="default"
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
      >
        <Trans>Innleiemappe, PDF</Trans>
      </Button>
      <Button
        {...linkTo('zip')}
        variant="default"
        leftSection={<IconFileZip size={18} aria-hidden />}
      >
        <Trans>Med alle filene, ZIP</Trans>
      </Button>
    </Group>
  );
}
