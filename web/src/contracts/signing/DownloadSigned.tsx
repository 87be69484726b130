import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { download } from '../../client/files/download.ts';
import { fileNameOf } from '../file-name.ts';
import { signingPdfQuery, type Signing, type Subject } from './signing.queries.ts';

/** The sealed PDF. It comes by the same call as the page's own, since only that knows the link. */
export function DownloadSigned({ subject, signing }: { subject: Subject; signing: Signing }) {
  const { data, isFetching } = useQuery(signingPdfQuery(subject, signing));
  const store = () => data && download(fileNameOf(signing.contract.title), data, 'application/pdf');
  return (
    <Group mt="sm">
      <Button
        onClick={store}
        loading={isFetching}
        disabled={data === undefined}
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        <Trans>Last ned PDF</Trans>
      </Button>
    </Group>
  );
}
