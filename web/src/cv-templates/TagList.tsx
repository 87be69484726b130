import { Trans, useLingui } from '@lingui/react/macro';
import { Code, Group, Stack, Text, Title } from '@mantine/core';
import {
  templateListNames,
  templateLists,
  templateTags,
} from '@torg/protocol/cv-templates/template-tags';
import { CopyTag } from './CopyTag.tsx';

const [cut, dated, counted] = ['{description:400}', '{from:MM.yyyy}', '{#projects:5}'];
const braced = (tag: string): string => `{${tag}}`;

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <Group gap="xs">
      {tags.map((tag) => (
        <CopyTag key={tag} text={braced(tag)} />
      ))}
    </Group>
  );
}

/** Everything that may stand in a template, to be copied with a press. */
export function TagList() {
  const { t } = useLingui();
  return (
    <Stack component="section" gap="sm" aria-label={t`Merker i maler`}>
      <Title order={2} size="h3">
        <Trans>Merker som kan stå i en mal</Trans>
      </Title>
      <Text size="sm">
        <Trans>
          Trykk på et merke for å kopiere det. <Code>{cut}</Code> kutter teksten,{' '}
          <Code>{dated}</Code> skriver datoen slik du vil, og <Code>{counted}</Code> viser de fem
          første.
        </Trans>
      </Text>
      <Tags tags={templateTags} />
      {templateListNames.map((list) => (
        <details key={list}>
          <summary>
            <Code>{`{#${list}} … {/${list}}`}</Code>
          </summary>
          <Stack gap="xs" mt="xs">
            <Group>
              <CopyTag text={`{#${list}}{/${list}}`} />
            </Group>
            <Tags tags={templateLists[list]} />
          </Stack>
        </details>
      ))}
    </Stack>
  );
}
