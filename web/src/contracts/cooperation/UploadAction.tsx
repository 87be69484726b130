import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { UploadDialog } from './UploadDialog.tsx';

export function UploadAction({ organization, name }: { organization: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        mt="md"
        variant="default"
        leftSection={<IconUpload size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Trans>Last opp en avtale signert på papir</Trans>
      </Button>
      {isOpen && (
        <UploadDialog organization={organization} name={name} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
