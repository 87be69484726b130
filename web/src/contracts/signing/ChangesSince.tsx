import { Trans } from '@lingui/react/macro';
import { Paper, Text, Title } from '@mantine/core';
import { localeOfDocument } from '@torg/protocol/contracts/contract-terms';
import { ChangesLegend } from '../ChangesLegend.tsx';
import { TextChangesView } from '../TextChangesView.tsx';
import type { Signing } from './signing.queries.ts';

/** What is new since the version that the company signed last; nothing where they never did. */
export function ChangesSince({ signing }: { signing: Signing }) {
  const { changes, change_note, contract } = signing;
  if (changes === null) return null;
  return (
    <Paper component="section">
      <Title order={2} size="h3" mb="xs">
        <Trans>Dette er nytt siden dere signerte sist</Trans>
      </Title>
      {change_note && (
        <Text mb="sm" style={{ whiteSpace: 'pre-wrap' }}>
          {change_note}
        </Text>
      )}
      <Text size="sm" c="dimmed" mb="sm">
        <ChangesLegend />
      </Text>
      <TextChangesView changes={changes} lang={localeOfDocument[contract.document.type]} />
    </Paper>
  );
}
