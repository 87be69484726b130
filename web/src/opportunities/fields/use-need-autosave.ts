import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RequestError } from '../../client/request-error.ts';
import { useLocale } from '../../client/use-locale.ts';
import type { SaveOutcome, Version } from '../../ui/autosave/autosave.ts';
import { failedSave } from '../../ui/autosave/failed-save.ts';
import { useAutosave } from '../../ui/autosave/use-autosave.ts';
import { draftKey } from '../../ui/form/draft.ts';
import {
  cacheOpportunity,
  newestOpportunity,
  opportunityQuery,
  saveStructured,
  type Opportunity,
  type Structured,
} from '../opportunities.queries.ts';
import { structuredOf } from '../structured-of.ts';
import type { NeedState } from './need-context.ts';
import { fieldsOf, inputOf, sameField, unfitFields, type NeedFields } from './need-fields.ts';

type Outcome = SaveOutcome<NeedFields>;

function versionOf(need: Opportunity): Version<NeedFields> | undefined {
  const structured = structuredOf(need);
  return structured && { revision: need.revision, fields: fieldsOf(structured), by: null };
}

/** Saves a need as it is typed, and merges what others and the machine write meanwhile. */
export function useNeedAutosave(need: Opportunity, structured: Structured): NeedState {
  const client = useQueryClient();
  const locale = useLocale();
  const { opportunity: id } = need;
  const start = { revision: need.revision, fields: fieldsOf(structured), by: null };
  const { queryKey } = opportunityQuery(id, locale);

  /** The call takes all fields: those that nobody has changed here go as they were fetched. */
  const save = async (sent: Partial<NeedFields>, revision: number): Promise<Outcome> => {
    try {
      const cached = client.getQueryData(queryKey);
      const { fields } = (cached && versionOf(cached)) ?? start;
      const structured_opportunity = inputOf({ ...fields, ...sent });
      const saved = await saveStructured({ id, locale, revision, structured_opportunity });
      cacheOpportunity(client, saved, locale);
      return { kind: 'saved', version: versionOf(saved) ?? start };
    } catch (error) {
      if (isCode(error, 'opportunity_was_changed')) {
        const newest = versionOf(await newestOpportunity(client, id, locale));
        return { kind: 'changed', version: newest ?? start };
      }
      return refused(error) ?? failedSave(error);
    }
  };

  const autosave = useAutosave<NeedFields>({
    start,
    storageKey: draftKey('need', id),
    same: sameField,
    unfit: unfitFields,
    save: (sent, revision) => save(sent, revision).catch(failedSave),
  });
  const { meet } = autosave;
  useEffect(() => {
    const version = versionOf(need);
    if (version) meet(version);
  }, [meet, need]);
  return { ...autosave, need, structured };
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof RequestError && error.code === code;

/** A term may have been merged into another one since it was read. */
function refused(error: unknown): Outcome | undefined {
  const codes = ['role_or_skill_required', 'reference_not_found'];
  if (!codes.some((code) => isCode(error, code))) return undefined;
  return { kind: 'refused', fields: ['roles', 'skills', 'region'], problems: {} };
}
