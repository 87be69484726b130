import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { hiringFolderAddress, type AgreementView } from '../agreements.queries.ts';
import { BasisFacts } from '../basis/BasisFacts.tsx';
import { FolderLinks } from '../FolderLinks.tsx';
import { PeriodFolder } from '../PeriodFolder.tsx';

/** The hiring basis as it was when the agreement was made, and the folder to show an inspector. */
export function FolderSection({ agreement }: { agreement: AgreementView }) {
  const { hiring_basis: basis, can, agreement_id: id, client } = agreement;
  if (basis === null) return null;
  return (
    <BasisFacts basis={basis}>
      {can.fetch_hiring_folder && (
        <>
          <Text size="sm" c="dimmed" mt="md" mb="xs">
            <Trans>Innleiemappen samler avtale, grunnlag og papirer.</Trans>
          </Text>
          <Stack gap="xs" align="start">
            <FolderLinks address={(format) => hiringFolderAddress(id, format)} />
            <PeriodFolder client={client.organization_id} />
          </Stack>
        </>
      )}
    </BasisFacts>
  );
}
