import { useLingui } from '@lingui/react/macro';
import { Badge, Text } from '@mantine/core';
import type { FoundEntry } from '../cv-imports.queries.ts';
import { reasonTexts, stateTexts } from './review-texts.ts';

/** What became of an entry, and why. */
export function EntryNotes({ entry }: { entry: FoundEntry }) {
  const { t } = useLingui();
  const { state, reason, touched } = entry;
  if (state === 'found') return null;
  return (
    <>
      <Badge variant="outline" color={state === 'kept' ? 'spruce' : 'gray'}>
        {t(stateTexts[state])}
      </Badge>
      {reason !== null && <Text size="sm">{t(reasonTexts[reason])}</Text>}
      {touched && <Text size="sm">{t`Endret i profilen siden, så importen rører den ikke.`}</Text>}
    </>
  );
}
