import { Plural, Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { useApplyImport, type FoundEntry } from '../cv-imports.queries.ts';
import { standId } from './ImportNotice.tsx';
import { hasWrongYear } from './item-fields.ts';
import { bodyOf, countChosen } from './review-draft.ts';
import classes from './Review.module.css';
import type { Review } from './use-review.ts';

/** Puts what is ticked into the profile; stays in sight while people tick. */
export function ApplyBar({ review }: { review: Review }) {
  const { result, draft } = review;
  const entries = result.found.flatMap((section): readonly FoundEntry[] => section.entries);
  const apply = useApplyImport(result.profile_cv_import);
  const [isWrong, setWrong] = useState(false);
  if (!result.can.apply) return null;
  const send = () => {
    const wrong = Object.values(draft.entries).some(({ item }) => item && hasWrongYear(item));
    setWrong(wrong);
    if (wrong) return;
    apply.mutate(bodyOf(result, draft), { onSuccess: () => void focusWhenThere(standId) });
  };
  return (
    <div className={classes.end}>
      <ErrorNotice error={apply.error} />
      {isWrong && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          <Trans>Et årstall er ikke helt. Rett det først.</Trans>
        </Text>
      )}
      <Group justify="space-between" gap="sm">
        <Text size="sm" role="status">
          <Plural value={countChosen(draft, entries)} one="# krysset av" other="# krysset av" />
        </Text>
        <Button onClick={send} loading={apply.isPending}>
          {result.applied_at !== null && result.undone_at === null ? (
            <Trans>Lagre endringene</Trans>
          ) : (
            <Trans>Legg inn i profilen</Trans>
          )}
        </Button>
      </Group>
    </div>
  );
}
