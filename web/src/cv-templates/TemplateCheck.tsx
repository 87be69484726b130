import { Trans } from '@lingui/react/macro';
import { Code, List, Text } from '@mantine/core';
import type { CvTemplate } from './cv-templates.queries.ts';

const braced = (tag: string): string => `{${tag}}`;

/** What is wrong in a template that works all the same. */
export function TemplateCheck({ check }: Pick<CvTemplate, 'check'>) {
  const { tags, unknown, problems } = check;
  const count = tags.length;
  if (problems.includes('no_tags')) {
    return (
      <Text size="sm">
        <Trans>Malen har ingen merker, så alle CV-er blir like.</Trans>
      </Text>
    );
  }
  return (
    <>
      <Text size="sm">
        {unknown.length === 0 ? (
          <Trans>{count} merker, og alle er kjent.</Trans>
        ) : (
          <Trans>Disse merkene er ukjente og blir stående tomme:</Trans>
        )}
      </Text>
      {unknown.length > 0 && (
        <List size="sm">
          {unknown.map(({ tag, nearest }) => (
            <List.Item key={tag}>
              <Code>{braced(tag)}</Code>{' '}
              {nearest !== null && (
                <Trans>
                  – mente dere <Code>{braced(nearest)}</Code>?
                </Trans>
              )}
            </List.Item>
          ))}
        </List>
      )}
      {problems.includes('no_name') && (
        <Text size="sm">
          <Trans>Navnet til konsulenten står ikke i malen.</Trans>
        </Text>
      )}
    </>
  );
}
