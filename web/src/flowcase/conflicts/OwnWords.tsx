import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { LeaveQuestion } from '../../ui/dialog/LeaveQuestion.tsx';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import classes from './Conflict.module.css';
import type { FlowcaseConflict } from './conflicts.queries.ts';
import type { Answering } from './use-answering.ts';

interface OwnWordsProps {
  conflict: FlowcaseConflict;
  /** what one begins with */
  start: string;
  answering: Answering;
}

/** A third answer, in the reader's own words. */
export function OwnWords({ conflict, start, answering }: OwnWordsProps) {
  const { t } = useLingui();
  const [text, setText] = useState<string>();
  const max = conflict.max_length ?? 0;
  const isOpen = text !== undefined;
  return (
    <section className={classes.side} aria-label={t`Egne ord`}>
      <LeaveQuestion unsaved={isOpen && text !== start && !answering.isPending} />
      <div>
        <h4 className={classes.head}>
          <Trans>Egne ord</Trans>
        </h4>
        {isOpen && (
          <CountedTextarea
            aria-label={t`Egne ord`}
            value={text}
            max={max}
            minRows={2}
            data-autofocus
            autoFocus
            onChange={setText}
          />
        )}
      </div>
      {isOpen ? (
        <Group gap="xs">
          <Button
            size="xs"
            loading={answering.isPending}
            disabled={text.trim().length > max}
            onClick={() => answering.write(text.trim())}
          >
            <Trans>Lagre</Trans>
          </Button>
          <Button size="xs" variant="subtle" color="gray" onClick={() => setText(undefined)}>
            <Trans>Avbryt</Trans>
          </Button>
        </Group>
      ) : (
        <div>
          <Button
            size="xs"
            variant="default"
            disabled={answering.isPending}
            onClick={() => setText(start)}
          >
            <Trans>Skriv det selv</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
