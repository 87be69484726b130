import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import classes from './Conflict.module.css';
import type { FlowcaseConflict } from './conflicts.queries.ts';
import { OwnWords } from './OwnWords.tsx';
import { Side } from './Side.tsx';
import { useAnswering } from './use-answering.ts';
import { useValueText } from './use-value-text.ts';
import { wordDifference } from './word-difference.ts';

/** Ours and theirs beside each other, each with its answer, and own words where they are one. */
export function ConflictSides({ conflict }: { conflict: FlowcaseConflict }) {
  const textOf = useValueText(conflict.field);
  const ours = textOf(conflict.ours);
  const theirs = textOf(conflict.theirs);
  const difference = wordDifference(ours, theirs);
  const answering = useAnswering(conflict);
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <div className={classes.sides}>
        <Side side="ours" stretches={difference.ours} answering={answering} />
        <Side side="theirs" stretches={difference.theirs} answering={answering} />
        {isWriting && (
          <OwnWords
            conflict={conflict}
            start={ours || theirs}
            answering={answering}
            onClose={() => setWriting(false)}
          />
        )}
      </div>
      {conflict.answers.includes('own_words') && !isWriting && (
        <div>
          <Button
            size="xs"
            variant="default"
            disabled={answering.isPending}
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => setWriting(true)}
          >
            <Trans>Skriv det med egne ord</Trans>
          </Button>
        </div>
      )}
      <ErrorNotice error={answering.error} />
    </>
  );
}
