import { Trans, useLingui } from '@lingui/react/macro';
import { Code, Group, Stack, Text, Title } from '@mantine/core';
import {
  templateListNames,
  templateLists,
  templateTags,
} from '@torg/protocol/cv-templates/template-tags';

const [cut, dated, counted] = ['{description:400}', '{from:MM.yyyy}', '{#projects:5}'];
const braced = (tag: string): string => `{${tag}}`;

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <Group gap="xs">
      {tags.map((tag) => (
        <Code key={tag}>{braced(tag)}</Code>
      ))}
    </Group>
  );
}

/** Everything that may stand in a template. */
export function TagList() {
  const { t } = useLingui();
  return (
    <Stack component="section" gap="sm" aria-label={t`Merker i maler`}>
      <Title order={2} size="h3">
        <Trans>Merker som kan stå i en mal</Trans>
      </Title>
      <Text size="sm">
        <Trans>
          <Code>{cut}</Code> kutter teksten, <Code>{dated}</Code> skriver datoen slik du vil, og{' '}
          <Code>{counted}</Code> viser de fem første.
        </Trans>
      </Text>
      <Tags tags={templateTags} />
      {templateListNames.map((list) => (
        <details key={list}>
          <summary>
            <Code>{`{#${list}} … {/${list}}`}</Code>
          </summary>
          <Tags tags={templateLists[list]} />
        </details>
      ))}
    </Stack>
  );
}
