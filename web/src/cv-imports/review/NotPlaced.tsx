import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../ui/layout/Section.tsx';
import type { SourceLine } from '../cv-imports.queries.ts';
import { SourceLines } from './source/SourceLines.tsx';

/** Lines that no entry was made of, so that nothing of the CV is lost unseen. */
export function NotPlaced({ lines }: { lines: readonly SourceLine[] }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (lines.length === 0) return null;
  return (
    <Section
      title={t`Det vi ikke fant plass til`}
      lead={<Trans>Skriv det inn i profilen selv, hvis det skal være med.</Trans>}
    >
      <Text mb="sm">
        <Plural value={lines.length} one="# linje" other="# linjer" />
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        mb={isOpen ? 'sm' : 0}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <Trans>Skjul linjene</Trans> : <Trans>Vis linjene</Trans>}
      </Button>
      {isOpen && <SourceLines lines={lines} />}
    </Section>
  );
}
