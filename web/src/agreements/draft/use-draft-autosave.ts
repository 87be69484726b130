import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { draftKey } from '../../ui/form/draft.ts';
import type { SaveOutcome, Version } from '../../ui/autosave/autosave.ts';
import { failedSave } from '../../ui/autosave/failed-save.ts';
import { useAutosave } from '../../ui/autosave/use-autosave.ts';
import {
  cacheDraft,
  newestDraft,
  saveBasis,
  saveTerms,
  type AgreementDraft,
} from '../agreements.queries.ts';
import {
  bodiesOf,
  partsOf,
  sameField,
  unfitFields,
  versionOf,
  type EditorFields,
} from './editor-fields.ts';
import { isChanged, refusalIn } from './save-outcome.ts';

type Outcome = SaveOutcome<EditorFields>;

/** Saves terms and basis as one types, each with its own call, and merges what colleagues save. */
export function useDraftAutosave(draft: AgreementDraft) {
  const client = useQueryClient();
  const id = draft.agreement_draft_id;
  // A call takes the whole form: what was not changed is as it was in that revision.
  const known = useRef(new Map<number, EditorFields>());
  const know = (version: Version<EditorFields>) => {
    known.current.set(version.revision, version.fields);
    return version;
  };
  const save = async (sent: Partial<EditorFields>, revision: number): Promise<Outcome> => {
    try {
      const before = known.current.get(revision) ?? versionOf(draft).fields;
      const saved = await saveParts(client, { id, revision, before, sent });
      return { kind: 'saved', version: know(versionOf(saved)) };
    } catch (error) {
      if (isChanged(error)) {
        return { kind: 'changed', version: know(versionOf(await newestDraft(client, id))) };
      }
      const refused = refusalIn(error);
      return refused ? { kind: 'refused', ...refused } : failedSave(error);
    }
  };
  const autosave = useAutosave<EditorFields>({
    start: versionOf(draft),
    storageKey: draftKey('agreement', id),
    same: sameField,
    unfit: unfitFields,
    save: (sent, revision) => save(sent, revision).catch(failedSave),
  });
  const { meet } = autosave;
  useEffect(() => {
    const version = versionOf(draft);
    known.current.set(version.revision, version.fields);
    meet(version);
  }, [meet, draft]);
  return autosave;
}

interface Saving {
  id: string;
  revision: number;
  before: EditorFields;
  sent: Partial<EditorFields>;
}

/** Terms first, then the basis with the revision that the terms have made. */
async function saveParts(client: QueryClient, { id, revision, before, sent }: Saving) {
  const { form, basis } = bodiesOf({ ...before, ...sent });
  const parts = partsOf(sent);
  const draft = { agreement_draft_id: id, revision };
  let saved: AgreementDraft | undefined;
  if (parts.terms) saved = await saveTerms({ ...draft, agreement_form_data: form });
  if (parts.basis || saved === undefined) {
    const from = saved?.revision ?? revision;
    saved = await saveBasis({ ...draft, revision: from, hiring_basis: basis });
  }
  cacheDraft(client, saved);
  return saved;
}
