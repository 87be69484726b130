import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Section } from '../../ui/layout/Section.tsx';
import { SynonymDialog } from '../synonyms/SynonymDialog.tsx';
import { SynonymList } from '../synonyms/SynonymList.tsx';
import type { Term } from '../vocabulary.queries.ts';

export function TermSynonyms({ term }: { term: Term }) {
  const { t } = useLingui();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Section title={t`Synonymer`} lead={<Trans>Andre ord som folk bruker og søker med.</Trans>}>
      {term.synonyms.length === 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>Ingen ennå.</Trans>
        </Text>
      ) : (
        <SynonymList synonyms={term.synonyms.map((one) => ({ ...one, of: term }))} />
      )}
      <Button
        variant="default"
        size="xs"
        mt="md"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setIsAdding(true)}
      >
        <Trans>Legg til synonym</Trans>
      </Button>
      {isAdding && <SynonymDialog of={term} onClose={() => setIsAdding(false)} />}
    </Section>
  );
}
