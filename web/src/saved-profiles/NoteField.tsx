import { useLingui } from '@lingui/react/macro';
import { Group, Text, Textarea } from '@mantine/core';
import { savedProfileCalls } from '@torg/protocol/saved-profiles/saved-profiles';
import { useShellUser } from '../accounts/public/shell-user.ts';
import { RequestError } from '../client/request-error.ts';
import { ruleOf } from '../ui/form/body-rules.ts';
import type { SaveOutcome } from '../ui/autosave/autosave.ts';
import { ConflictNotice } from '../ui/autosave/ConflictNotice.tsx';
import { failedSave } from '../ui/autosave/failed-save.ts';
import { useAutosave } from '../ui/autosave/use-autosave.ts';
import { AutosaveMark } from '../ui/autosave/AutosaveMark.tsx';
import type { SavedProfile } from './saved-lists.ts';
import { newestNote, saveNote } from './saved-profiles.queries.ts';

const rule = ruleOf(savedProfileCalls.saveProfileNote.body, 'note');

interface Note {
  note: string;
}

const versionOf = ({ note, revision }: { note: string; revision: number }) => ({
  revision,
  fields: { note },
  by: null,
});

function useNote(saved: SavedProfile) {
  const me = useShellUser().account.account;
  const { profile } = saved;
  const save = async (
    { note = '' }: Partial<Note>,
    revision: number,
  ): Promise<SaveOutcome<Note>> => {
    try {
      return { kind: 'saved', version: versionOf(await saveNote(profile, note, revision)) };
    } catch (error) {
      const isChanged = error instanceof RequestError && error.code === 'saved_note_was_changed';
      if (!isChanged) return failedSave(error);
      const newest = await newestNote(profile).catch(() => undefined);
      return newest ? { kind: 'changed', version: versionOf(newest) } : failedSave(error);
    }
  };
  return useAutosave<Note>({
    start: versionOf(saved),
    storageKey: `torg.saved-note.${me}.${profile}`,
    same: (_, one, other) => one.trim() === other.trim(),
    unfit: ({ note }) => (rule.problemOf(note) ? ['note'] : []),
    save,
  });
}

/** A private note about a saved person; saved while the user types. */
export function NoteField({ saved, name }: { saved: SavedProfile; name: string }) {
  const { t } = useLingui();
  const { values, set, flush, choose, state, conflicts } = useNote(saved);
  const tooLong = values.note.trim().length - (rule.maxLength ?? Infinity);
  return (
    <div>
      <Group justify="space-between" gap="xs" mb={4}>
        <Text component="span" size="sm" fw={550} aria-hidden>
          {t`Notat`}
        </Text>
        <AutosaveMark state={state} onRetry={() => void flush()} />
      </Group>
      <Textarea
        aria-label={t`Notat om ${name}`}
        placeholder={t`Hva du tenker om konsulenten. Bare du ser det.`}
        autosize
        minRows={1}
        maxRows={12}
        value={values.note}
        error={tooLong > 0 ? t`${tooLong} tegn for mye` : undefined}
        onChange={({ currentTarget: { value } }) => set('note', value)}
        onBlur={() => void flush()}
      />
      {conflicts.note !== undefined && (
        <ConflictNotice
          title={t`Notatet er endret et annet sted`}
          onChoose={(which) => choose('note', which)}
        >
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {conflicts.note}
          </Text>
        </ConflictNotice>
      )}
    </div>
  );
}
