import { Trans, useLingui } from '@lingui/react/macro';
import { List, Text } from '@mantine/core';
import type { Issue } from '@torg/protocol/errors';
import { faultTextOf } from './fault-texts.ts';

/** What is wrong in a template that was refused, and where. */
export function TemplateFaults({ faults }: { faults: readonly Issue[] }) {
  const { t } = useLingui();
  if (faults.length === 0) return null;
  return (
    <List size="sm" mt="xs" aria-label={t`Feil i malen`}>
      {faults.map((fault) => (
        <List.Item key={fault.message}>
          {t(faultTextOf(fault))} <Place fault={fault} />
        </List.Item>
      ))}
    </List>
  );
}

/** The paragraph, with what stands in it. */
function Place({ fault: { details } }: { fault: Issue }) {
  const paragraph = details?.['paragraph'] ?? null;
  const text = details?.['text'];
  const part = String(details?.['part'] ?? '');
  if (paragraph === null) return null;
  return (
    <Text span c="dimmed">
      {part.startsWith('word/header') && (
        <Trans>
          Topptekst, avsnitt {paragraph}: «{text}»
        </Trans>
      )}
      {part.startsWith('word/footer') && (
        <Trans>
          Bunntekst, avsnitt {paragraph}: «{text}»
        </Trans>
      )}
      {!/^word\/(header|footer)/.test(part) && (
        <Trans>
          Avsnitt {paragraph}: «{text}»
        </Trans>
      )}
    </Text>
  );
}
