import { Trans, useLingui } from '@lingui/react/macro';
import { List, Text, Title } from '@mantine/core';
import { ImportanceText } from '../opportunities/public/ImportanceText.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { momentText } from '../ui/text/dates.ts';
import { LateMark } from './LateMark.tsx';
import type { SelectionRecord } from './record.queries.ts';

/** Each version of the criteria that was approved, the first one first. */
export function RecordCriteria({ criteria: versions }: Pick<SelectionRecord, 'criteria'>) {
  const { t, i18n } = useLingui();
  return (
    <Section title={t`Kriterier`}>
      {versions.length === 0 && <Text c="dimmed">{t`Ingen kriterier er godkjent.`}</Text>}
      {versions.map(({ version, approved_at: at, approved_by_name: by, criteria, ...rest }) => (
        <section key={version} aria-labelledby={`criteria-${version}`}>
          <Title order={3} size="h4" id={`criteria-${version}`}>
            <Trans>Versjon {version}</Trans>
          </Title>
          <Text size="sm" c="dimmed">
            <Trans>Godkjent</Trans> {momentText(i18n.locale, at)} · {by ?? t`Slettet konto`}{' '}
            {rest.after_deadline && <LateMark />}
          </Text>
          <List my="xs">
            {criteria.map(({ criteria: words, importance }) => (
              <List.Item key={words}>
                {words} (<ImportanceText importance={importance} />)
              </List.Item>
            ))}
          </List>
        </section>
      ))}
    </Section>
  );
}
