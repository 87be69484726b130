import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import type { FlowcaseConflict } from './conflicts.queries.ts';
import classes from './Conflict.module.css';
import { ConflictCard } from './ConflictCard.tsx';
import { countId } from './use-answering.ts';

interface ConflictListProps {
  conflicts: readonly FlowcaseConflict[];
  total: number;
  /** of more than one profile */
  withNames?: boolean;
}

/** What waits for an answer, one after the other. */
export function ConflictList({ conflicts, total, withNames = false }: ConflictListProps) {
  const { t } = useLingui();
  const shown = conflicts.length;
  return (
    <>
      <Text id={countId} tabIndex={-1} role="status" size="sm" c="dimmed" mb="sm">
        <Plural value={total} one="# konflikt venter på svar" other="# konflikter venter på svar" />
        {shown < total && (
          <>
            {' · '}
            <Trans>Her er de første {shown}. Resten kommer når disse er besvart.</Trans>
          </>
        )}
      </Text>
      {shown === 0 ? (
        <EmptyState title={t`Ingenting å ta stilling til`} icon={<IconCircleCheck />}>
          <Trans>
            Når det samme er endret både på Torg og i Flowcase, spør vi her hva som skal gjelde.
          </Trans>
        </EmptyState>
      ) : (
        <ul className={classes.list} aria-label={t`Konflikter med Flowcase`}>
          {conflicts.map((conflict) => (
            <ConflictCard
              key={conflict.flowcase_conflict}
              conflict={conflict}
              withName={withNames}
            />
          ))}
        </ul>
      )}
    </>
  );
}
