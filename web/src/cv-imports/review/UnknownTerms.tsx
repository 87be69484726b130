import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Stack, Text } from '@mantine/core';
import type { FoundEntry } from '../cv-imports.queries.ts';
import { isUnknownTerm, type DraftEntry } from './review-draft.ts';

interface UnknownTermsProps {
  entry: FoundEntry;
  draft: DraftEntry;
  onChange: (part: Partial<DraftEntry>) => void;
}

/** Roles and skills that Torg does not know: each is proposed only where it is ticked. */
export function UnknownTerms({ entry, draft, onChange }: UnknownTermsProps) {
  const { t } = useLingui();
  const unknown = entry.terms.filter(({ competency }) => competency === null);
  if (unknown.length === 0 || entry.state === 'kept') return null;
  const { propose } = draft;
  const tick = (text: string, isTicked: boolean) => {
    const rest = propose.filter((one) => one !== text);
    if (isTicked) onChange({ propose: [...rest, text], isKept: true });
    else onChange({ propose: rest, ...(isUnknownTerm(entry) && { isKept: false }) });
  };
  return (
    <Stack gap={6}>
      <Text size="sm">
        <Trans>Ord vi ikke kjenner ennå. Kryss av for dem du vil foreslå.</Trans>
      </Text>
      {unknown.map(({ text }) => (
        <Checkbox
          key={text}
          size="sm"
          checked={propose.includes(text)}
          label={t`Foreslå «${text}»`}
          onChange={({ currentTarget }) => tick(text, currentTarget.checked)}
        />
      ))}
    </Stack>
  );
}
