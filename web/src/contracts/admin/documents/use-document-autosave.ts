import { useQueryClient } from '@tanstack/react-query';
import { documentCalls } from '@torg/protocol/contracts/document-calls';
import { useEffect, useRef } from 'react';
import { useShellUser } from '../../../accounts/public/shell-user.ts';
import { RequestError } from '../../../client/request-error.ts';
import type { SaveOutcome } from '../../../ui/autosave/autosave.ts';
import { failedSave } from '../../../ui/autosave/failed-save.ts';
import { useAutosave } from '../../../ui/autosave/use-autosave.ts';
import { ruleOf } from '../../../ui/form/body-rules.ts';
import {
  documentQuery,
  newestDocument,
  saveDocument,
  type ContractDocument,
  type DocumentText,
} from './documents.queries.ts';

const { body } = documentCalls.saveContractDocument;
export const documentRules = {
  title: ruleOf(body, 'title'),
  text: ruleOf(body, 'text'),
  change_note: ruleOf(body, 'change_note'),
};
const fieldNames = ['title', 'text', 'change_note'] as const;

const textOf = ({ title, text, change_note }: ContractDocument): DocumentText => ({
  title,
  text,
  change_note,
});

const versionOf = (document: ContractDocument) => ({
  revision: document.revision,
  fields: textOf(document),
  by: null,
});

/** Saves a draft while it is written; what somebody else saved meanwhile is merged, or asked about. */
export function useDocumentAutosave(document: ContractDocument) {
  const client = useQueryClient();
  const me = useShellUser().account.account;
  const id = document.document;
  // The call takes the whole text: what was not changed here is as it was stored last.
  const stored = useRef(textOf(document));
  const learn = (newest: ContractDocument) => {
    stored.current = textOf(newest);
    client.setQueryData(documentQuery(id).queryKey, newest);
    return versionOf(newest);
  };
  const save = async (
    changes: Partial<DocumentText>,
    revision: number,
  ): Promise<SaveOutcome<DocumentText>> => {
    try {
      const saved = await saveDocument(id, { ...stored.current, ...changes, revision });
      return { kind: 'saved', version: learn(saved) };
    } catch (error) {
      const isChanged =
        error instanceof RequestError && error.code === 'contract_document_was_changed';
      if (!isChanged) return failedSave(error);
      const newest = await newestDocument(id).catch(() => undefined);
      return newest ? { kind: 'changed', version: learn(newest) } : failedSave(error);
    }
  };
  const autosave = useAutosave<DocumentText>({
    start: versionOf(document),
    storageKey: `torg.contract-document.${me}.${id}`,
    same: (_, one, other) => one === other,
    unfit: (values) => fieldNames.filter((name) => documentRules[name].problemOf(values[name])),
    save,
  });
  const { meet } = autosave;
  useEffect(() => {
    stored.current = textOf(document);
    meet(versionOf(document));
  }, [meet, document]);
  return autosave;
}
