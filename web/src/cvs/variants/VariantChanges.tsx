import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { Section } from '../../ui/layout/Section.tsx';
import { listTexts } from './list-texts.ts';
import type { CvVariantChange } from './variants.queries.ts';

/** How the saved variant differs from the profile. */
export function VariantChanges({ changes }: { changes: readonly CvVariantChange[] }) {
  const { t } = useLingui();
  return (
    <Section
      title={t`Slik skiller den seg fra profilen`}
      lead={
        changes.length === 0 ? (
          <Trans>Varianten viser alt, slik profilen gjør.</Trans>
        ) : (
          <Trans>Profilen er ikke endret.</Trans>
        )
      }
    >
      <Stack component="ul" gap="sm">
        {changes.map((change) => (
          <li key={`${change.list} ${change.item} ${change.kind} ${change.field}`}>
            <ChangeLine change={change} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function ChangeLine({ change }: { change: CvVariantChange }) {
  const { t } = useLingui();
  const { list, name, kind, field, parts } = change;
  const fields = {
    title: t`Tittel`,
    description: t`Beskrivelse`,
    role_description: t`Det jeg gjorde`,
  };
  const kinds = { left_out: t`utelatt`, moved: t`flyttet`, changed: t`endret` };
  const about = [list && t(listTexts[list]), name, field && fields[field]].filter(Boolean);
  return (
    <>
      <Text fw={550} size="sm">
        {about.join(' · ')}: {kinds[kind]}
      </Text>
      {parts.length > 0 && (
        <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
          {parts.map((part, at) => {
            const key = `${at} ${part.kind}`;
            if (part.kind === 'removed') return <del key={key}>{part.text}</del>;
            if (part.kind === 'added') {
              const isInstead = parts[at - 1]?.kind === 'removed';
              return [isInstead && ' ', <ins key={key}>{part.text}</ins>];
            }
            return <span key={key}>{part.text}</span>;
          })}
        </Text>
      )}
    </>
  );
}
