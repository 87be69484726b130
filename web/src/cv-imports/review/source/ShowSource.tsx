import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import type { Shown, Review } from '../use-review.ts';
import { SourceLines } from './SourceLines.tsx';

interface ShowSourceProps extends Shown {
  review: Review;
  /** of what stands there */
  name: string;
}

/** Marks where something stands in the file, and writes its lines below. */
export function ShowSource({ review, id, lines, name }: ShowSourceProps) {
  const { t } = useLingui();
  if (lines.length === 0) return null;
  const isShown = review.shown?.id === id;
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-expanded={isShown}
        aria-label={t`Hvor i CV-en: ${name}`}
        leftSection={<IconFileSearch size={16} aria-hidden />}
        onClick={() => review.show({ id, lines })}
        style={{ justifySelf: 'start' }}
      >
        <Trans>Hvor i CV-en</Trans>
      </Button>
      {isShown && <SourceLines lines={lines} />}
    </>
  );
}
