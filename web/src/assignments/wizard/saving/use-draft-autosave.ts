import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShellUser } from '../../../accounts/public/shell-user.ts';
import { RequestError } from '../../../client/request-error.ts';
import { useLocale } from '../../../client/use-locale.ts';
import { failedSave } from '../../../ui/autosave/failed-save.ts';
import type { SaveOutcome, Version } from '../../../ui/autosave/autosave.ts';
import { useAutosave } from '../../../ui/autosave/use-autosave.ts';
import { changesOf, fieldsOf, sameField, unfitFields, type AssignmentFields } from '../fields.ts';
import { refusalIn } from './save-outcome.ts';
import type { DraftState } from '../wizard-context.ts';
import { cacheSaved, newestDraft, saveDraft, type AssignmentDraft } from '../wizard.queries.ts';

type Outcome = SaveOutcome<AssignmentFields>;

const versionOf = (draft: AssignmentDraft): Version<AssignmentFields> => ({
  revision: draft.revision,
  fields: fieldsOf(draft),
  by: draft.updated_by_name,
});

/** Saves the draft automatically and merges what other editors save. */
export function useDraftAutosave(draft: AssignmentDraft): DraftState {
  const client = useQueryClient();
  const locale = useLocale();
  const { account } = useShellUser().account;
  const { uuid } = draft;

  const save = async (sent: Partial<AssignmentFields>, revision: number): Promise<Outcome> => {
    try {
      const changes = changesOf(sent);
      const saved = await saveDraft({ assignment_id: uuid, locale, revision, changes });
      cacheSaved(client, saved, locale);
      return { kind: 'saved', version: versionOf(saved) };
    } catch (error) {
      if (isChanged(error)) return { kind: 'changed', version: await newest() };
      const refused = refusalIn(error, sent);
      return refused ? { kind: 'refused', ...refused } : failedSave(error);
    }
  };
  const newest = async () => versionOf(await newestDraft(client, uuid, locale));

  const autosave = useAutosave<AssignmentFields>({
    start: versionOf(draft),
    storageKey: `torg.assignment.${account}.${uuid}`,
    same: sameField,
    unfit: unfitFields,
    save: (sent, revision) => save(sent, revision).catch(failedSave),
  });
  const { meet } = autosave;
  useEffect(() => meet(versionOf(draft)), [meet, draft]);
  return { ...autosave, draft };
}

const isChanged = (error: unknown) =>
  error instanceof RequestError && error.code === 'assignment_was_changed';
