import { useLingui } from '@lingui/react/macro';
import { Group, NativeSelect, Textarea } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { requirementKinds, type RequirementKind } from '@torg/protocol/terms';
import type { KeyboardEvent } from 'react';
import { QuietAction } from '../../../ui/layout/QuietAction.tsx';
import type { Requirements } from './requirement-list.ts';
import classes from './RequirementRow.module.css';

interface RequirementRowProps {
  id: string;
  /** from 1 */
  number: number;
  requirement: Requirements[number];
  maxLength: number | undefined;
  onChange: (part: Partial<Requirements[number]>) => void;
  onMove: Record<'up' | 'down', (() => void) | undefined>;
  onRemove: () => void;
  onEnter: (() => void) | undefined;
}

export function RequirementRow(props: RequirementRowProps) {
  const { id, number, requirement, maxLength, onChange, onMove, onRemove, onEnter } = props;
  const { t } = useLingui();
  const texts: Record<RequirementKind, string> = { must: t`Må ha`, should: t`Bør ha` };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter?.();
  };
  return (
    <div className={classes.frame} role="group" aria-label={t`Krav ${number}`}>
      <div className={classes.row}>
        <NativeSelect
          aria-label={t`Slags krav`}
          value={requirement.kind}
          onChange={({ currentTarget }) =>
            onChange({ kind: currentTarget.value as RequirementKind })
          }
          data={requirementKinds.map((kind) => ({ value: kind, label: texts[kind] }))}
        />
        <Textarea
          id={id}
          className={classes.text}
          aria-label={t`Krav ${number}`}
          autosize
          maxRows={6}
          maxLength={maxLength}
          value={requirement.text}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
          onKeyDown={keyDown}
        />
        <Group gap={2} wrap="nowrap" className={classes.actions}>
          <QuietAction label={t`Flytt krav ${number} opp`} onClick={onMove.up} icon={IconArrowUp} />
          <QuietAction
            label={t`Flytt krav ${number} ned`}
            onClick={onMove.down}
            icon={IconArrowDown}
          />
          <QuietAction label={t`Fjern krav ${number}`} onClick={onRemove} icon={IconTrash} />
        </Group>
      </div>
    </div>
  );
}
