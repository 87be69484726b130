import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { Chips } from '../../ui/text/Chips.tsx';
import { MarkdownText } from '../../ui/markdown/MarkdownText.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import type { StructuredEnvelope } from '../opportunities.queries.ts';

type OldOutput = Extract<NonNullable<StructuredEnvelope['output']>, { version: 1 }>;

/** A need that was read before its fields named their words: it is shown, and can be read anew. */
export function OldNeed({ output }: { output: OldOutput }) {
  const { t } = useLingui();
  const terms = [...output.roles, ...output.technologies];
  return (
    <Section title={t`Behovet`}>
      <Text size="sm" c="dimmed" mb="md">
        <Trans>Dette ble lest på en eldre måte. Les alt på nytt for å rette feltene.</Trans>
      </Text>
      <MarkdownText>{output.markdownDescription || output.description}</MarkdownText>
      {terms.length > 0 && (
        <Chips label={t`Roller og ferdigheter`} chips={terms.map((name) => ({ id: name, name }))} />
      )}
    </Section>
  );
}
