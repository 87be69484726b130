import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { LeaveQuestion } from '../../ui/dialog/LeaveQuestion.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { useWide } from '../../ui/layout/use-wide.ts';
import type { CvImportResult } from '../cv-imports.queries.ts';
import { ApplyBar } from './ApplyBar.tsx';
import { NotPlaced } from './NotPlaced.tsx';
import { PersonSection } from './PersonSection.tsx';
import classes from './Review.module.css';
import { ReviewSection } from './ReviewSection.tsx';
import { isPdfToRead } from './source/is-pdf-to-read.ts';
import { SourcePane } from './source/SourcePane.tsx';
import { useReview } from './use-review.ts';

const foundId = 'found-in-cv';

/** The file on one side, and on the other what was found in it, to choose from. */
export function ReviewForm({ result }: { result: CvImportResult }) {
  const { t } = useLingui();
  const isShown = isPdfToRead(result);
  // Beside what is no file to look at, a column would be empty.
  const isWide = useWide() && isShown;
  const [isFileOpen, setFileOpen] = useState(false);
  const review = useReview(result);
  // The button goes with its notice.
  const discard = () => {
    review.discard();
    void focusWhenThere(foundId, 'start');
  };
  return (
    <div className={classes.columns} data-wide={isWide || undefined}>
      <LeaveQuestion unsaved={review.isChanged} onLeave={review.discard}>
        <Trans>Det du har krysset av og rettet, er ikke lagt inn i profilen ennå.</Trans>
      </LeaveQuestion>
      <div className={classes.file}>
        {isShown && !isWide && (
          <Button
            variant="default"
            aria-expanded={isFileOpen}
            mb={isFileOpen ? 'sm' : 0}
            onClick={() => setFileOpen(!isFileOpen)}
          >
            {isFileOpen ? <Trans>Skjul filen</Trans> : <Trans>Vis filen</Trans>}
          </Button>
        )}
        {(isWide || isFileOpen || !isShown) && <SourcePane one={result} shown={review.shown} />}
      </div>
      <Stack
        id={foundId}
        tabIndex={-1}
        gap="lg"
        component="section"
        aria-label={t`Det vi fant i CV-en`}
        miw={0}
      >
        <DraftNotice shown={review.isRestored} onDiscard={discard} />
        <PersonSection review={review} />
        {result.found.map((section) => (
          <ReviewSection key={section.flag_name} review={review} section={section} />
        ))}
        <NotPlaced lines={result.not_placed} />
        <ApplyBar review={review} />
      </Stack>
    </div>
  );
}
