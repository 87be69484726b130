import { useLingui } from '@lingui/react/macro';
import { Badge, Text } from '@mantine/core';
import type { FoundEntry } from '../cv-imports.queries.ts';
import { reasonTexts, stateTexts } from './review-texts.ts';

/** What became of an entry, and why. */
export function EntryNotes({ entry, isHeld }: { entry: FoundEntry; isHeld: boolean }) {
  const { t } = useLingui();
  const { state, reason, touched } = entry;
  const isTold = reason !== null && (isHeld || reason !== 'field_is_filled');
  return (
    <>
      {state !== 'found' && (
        <Badge variant="outline" color={state === 'kept' ? 'spruce' : 'gray'}>
          {t(stateTexts[state])}
        </Badge>
      )}
      {isTold && <Text size="sm">{t(reasonTexts[reason])}</Text>}
      {touched && <Text size="sm">{t`Endret i profilen siden, så importen rører den ikke.`}</Text>}
    </>
  );
}
