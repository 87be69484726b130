import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
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
  onClose: () => void;
}

/** A third answer, in the reader's own words. */
export function OwnWords({ conflict, start, answering, onClose }: OwnWordsProps) {
  const { t } = useLingui();
  const [text, setText] = useState(start);
  const field = useRef<HTMLTextAreaElement>(null);
  // Whoever opened it means to write.
  useEffect(() => field.current?.focus(), []);
  const max = conflict.max_length ?? 0;
  const written = text.trim();
  return (
    <div className={classes.side}>
      <LeaveQuestion unsaved={text !== start && !answering.isPending} />
      <div>
        <h3 className={classes.head}>
          <Trans>Egne ord</Trans>
        </h3>
        <CountedTextarea
          aria-label={t`Egne ord`}
          value={text}
          max={max}
          minRows={2}
          ref={field}
          onChange={setText}
        />
      </div>
      <Group gap="xs">
        <Button
          size="xs"
          loading={answering.isPending}
          disabled={written === '' || written.length > max}
          onClick={() => answering.write(written)}
        >
          <Trans>Lagre egne ord</Trans>
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={onClose}>
          <Trans>Avbryt</Trans>
        </Button>
      </Group>
    </div>
  );
}
