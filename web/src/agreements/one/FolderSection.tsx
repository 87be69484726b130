import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { IconFileTypePdf, IconFileZip } from '@tabler/icons-react';
import { hiringFolderAddress, type AgreementView } from '../agreements.queries.ts';
import { BasisFacts } from '../basis/BasisFacts.tsx';

/** The hiring basis as it was when the agreement was made, and the folder to show an inspector. */
export function FolderSection({ agreement }: { agreement: AgreementView }) {
  const { hiring_basis: basis, can, agreement_id: id } = agreement;
  if (basis === null) return null;
  return (
    <BasisFacts basis={basis}>
      {can.fetch_hiring_folder && (
        <>
          <Text size="sm" c="dimmed" mt="md" mb="xs">
            <Trans>Innleiemappen samler avtale, grunnlag og papirer.</Trans>
          </Text>
          <Group gap="xs">
            <Button
              component="a"
              href={hiringFolderAddress(id, 'pdf')}
              download
              variant="default"
              leftSection={<IconFileTypePdf size={18} aria-hidden />}
            >
              <Trans>Innleiemappe, PDF</Trans>
            </Button>
            <Button
              component="a"
              href={hiringFolderAddress(id, 'zip')}
              download
              variant="default"
              leftSection={<IconFileZip size={18} aria-hidden />}
            >
              <Trans>Med alle filene, ZIP</Trans>
            </Button>
          </Group>
        </>
      )}
    </BasisFacts>
  );
}
