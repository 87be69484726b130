import { useLingui } from '@lingui/react/macro';
import { Checkbox, Group, Stack, Textarea } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { QuietAction } from '../../ui/layout/QuietAction.tsx';
import type { DraftEntry } from './variant-draft.ts';

interface VariantEntryProps {
  entry: DraftEntry;
  isFirst: boolean;
  isLast: boolean;
  onChange: (entry: DraftEntry) => void;
  onMove: (by: -1 | 1) => void;
}

/** Whether an entry is shown, where, and with which text. */
export function VariantEntry({ entry, isFirst, isLast, onChange, onMove }: VariantEntryProps) {
  const { t } = useLingui();
  const { base, isShown } = entry;
  const name = base.name || t`Uten navn`;
  // The row may be taken out and put back to be moved, which loses the focus.
  const move = ({ currentTarget }: MouseEvent<HTMLElement>, by: -1 | 1) => {
    onMove(by);
    requestAnimationFrame(() => currentTarget.focus());
  };
  return (
    <Stack component="li" gap="xs">
      <Group justify="space-between" wrap="nowrap">
        <Checkbox
          checked={isShown}
          onChange={(event) => onChange({ ...entry, isShown: event.currentTarget.checked })}
          label={name}
          description={base.where || undefined}
        />
        <Group gap={4} wrap="nowrap">
          <QuietAction
            label={t`Flytt ${name} opp`}
            icon={IconArrowUp}
            onClick={isFirst ? undefined : (event) => move(event, -1)}
          />
          <QuietAction
            label={t`Flytt ${name} ned`}
            icon={IconArrowDown}
            onClick={isLast ? undefined : (event) => move(event, 1)}
          />
        </Group>
      </Group>
      {isShown && <EntryTexts entry={entry} name={name} onChange={onChange} />}
    </Stack>
  );
}

type EntryTextsProps = Pick<VariantEntryProps, 'entry' | 'onChange'> & { name: string };

function EntryTexts({ entry, name, onChange }: EntryTextsProps) {
  const { t } = useLingui();
  const { base, description, role_description } = entry;
  return (
    <>
      {base.description && (
        <Textarea
          aria-label={t`Beskrivelse: ${name}`}
          autosize
          minRows={2}
          maxRows={8}
          value={description}
          onChange={(event) => onChange({ ...entry, description: event.currentTarget.value })}
        />
      )}
      {base.role_description && (
        <Textarea
          label={t`Det jeg gjorde`}
          aria-label={t`Det jeg gjorde: ${name}`}
          autosize
          minRows={2}
          maxRows={8}
          value={role_description}
          onChange={(event) => onChange({ ...entry, role_description: event.currentTarget.value })}
        />
      )}
    </>
  );
}
