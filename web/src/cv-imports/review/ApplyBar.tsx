import { Plural, Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { RequestError } from '../../client/request-error.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { useApplyImport, type FoundEntry } from '../cv-imports.queries.ts';
import { standId } from './ImportNotice.tsx';
import { bodyOf, countChosen, refusedIn, withWrongYear } from './review-draft.ts';
import classes from './Review.module.css';
import type { Review } from './use-review.ts';
import { WrongEntries } from './WrongEntries.tsx';

/** Puts what is ticked into the profile; stays in sight while people tick. */
export function ApplyBar({ review }: { review: Review }) {
  const { result, draft } = review;
  const entries = result.found.flatMap((section): readonly FoundEntry[] => section.entries);
  const apply = useApplyImport(result.profile_cv_import);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  if (!result.can.apply) return null;
  const send = () => {
    const unfit = withWrongYear(draft);
    setWrong(unfit);
    if (unfit.length > 0) return;
    apply.mutate(bodyOf(result, draft), {
      onSuccess: () => void focusWhenThere(standId),
      onError: (error) =>
        setWrong(error instanceof RequestError ? refusedIn(result, error.issues) : []),
    });
  };
  return (
    <div className={classes.end}>
      {wrong.length > 0 ? (
        <WrongEntries review={review} wrong={wrong} />
      ) : (
        <ErrorNotice error={apply.error} />
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
