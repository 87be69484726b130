import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { movedTo, problemsIn, type CriterionDraft } from './criteria-list.ts';
import type { Criterion } from './criteria.queries.ts';
import classes from './Criteria.module.css';
import { CriterionRow, moveId } from './CriterionRow.tsx';

export const criterionId = (place: number): string => `criterion-${place}`;
const undoRemovalId = 'criterion-undo';

interface CriterionRowsProps {
  list: CriterionDraft[];
  /** as the server has them, with the words that they came from */
  sources: readonly Criterion[];
  showProblems: boolean;
  onChange: (list: CriterionDraft[]) => void;
}

/** The list in its order, the most important first; what is removed can be taken back. */
export function CriterionRows({ list, sources, showProblems, onChange }: CriterionRowsProps) {
  const { t } = useLingui();
  const [removed, setRemoved] = useState<{ before: CriterionDraft[]; place: number }>();
  const problems = problemsIn(list);
  const texts = { empty: t`Feltet må fylles ut.`, double: t`Dette står i listen allerede.` };
  const write = (next: CriterionDraft[]) => {
    setRemoved(undefined);
    onChange(next);
  };
  /** The focus goes along, so that the same one is moved on. */
  const move = (place: number, way: 'up' | 'down') => () => {
    const by = way === 'up' ? -1 : 1;
    write(movedTo(list, place, by));
    void focusWhenThere(moveId(criterionId(place + by), way), 'nearest');
  };
  const remove = (place: number) => {
    onChange(list.toSpliced(place, 1));
    setRemoved({ before: list, place });
    void focusWhenThere(undoRemovalId, 'nearest');
  };
  const undo = () => {
    if (!removed) return;
    write(removed.before);
    void focusWhenThere(criterionId(removed.place), 'nearest');
  };
  return (
    <>
      <ol className={classes.list} aria-label={t`Kriterier`}>
        {list.map((one, place) => {
          const problem = problems.get(place);
          const isShown = problem === 'double' || showProblems;
          return (
            <CriterionRow
              // oxlint-disable-next-line react/no-array-index-key -- a new one has no id but its place
              key={place}
              id={criterionId(place)}
              number={place + 1}
              one={one}
              source={sources.find(({ id }) => id === one.id)?.source ?? null}
              problem={problem && isShown ? texts[problem] : undefined}
              onChange={(part) => write(list.with(place, { ...one, ...part }))}
              onMove={{
                up: place > 0 ? move(place, 'up') : undefined,
                down: place < list.length - 1 ? move(place, 'down') : undefined,
              }}
              onRemove={() => remove(place)}
            />
          );
        })}
      </ol>
      <div role="status">
        {removed && (
          <Group gap="xs">
            <Text size="sm">
              <Trans>Kriteriet er fjernet.</Trans>
            </Text>
            <Button id={undoRemovalId} size="compact-sm" variant="default" onClick={undo}>
              <Trans>Angre</Trans>
            </Button>
          </Group>
        )}
      </div>
    </>
  );
}
