import { useLingui } from '@lingui/react/macro';
import { Spoiler, Text } from '@mantine/core';
import { localeOfDocument } from '@torg/protocol/contracts/contract-terms';
import { Section } from '../../ui/layout/Section.tsx';
import { ChangesLegend } from '../ChangesLegend.tsx';
import { TextChangesView } from '../TextChangesView.tsx';
import type { Cooperation } from './cooperation.queries.ts';

/** What is new in the current version since the one that the company signed. */
export function NewVersion({ cooperation: { document, changes } }: { cooperation: Cooperation }) {
  const { t } = useLingui();
  if (changes === null) return null;
  const { version } = document;
  return (
    <Section title={t`Nytt i versjon ${version}`} lead={<ChangesLegend />}>
      {document.change_note && (
        <Text mb="sm" style={{ whiteSpace: 'pre-wrap' }}>
          {document.change_note}
        </Text>
      )}
      <Spoiler maxHeight={360} showLabel={t`Vis alt`} hideLabel={t`Vis mindre`}>
        <TextChangesView changes={changes} lang={localeOfDocument[document.type]} />
      </Spoiler>
    </Section>
  );
}
