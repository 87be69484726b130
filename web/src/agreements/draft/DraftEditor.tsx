import { missingInBasis } from '@torg/protocol/agreements/hiring-basis';
import { marketDay } from '@torg/protocol/market-day';
import { useState } from 'react';
import { AutosaveMark } from '../../ui/autosave/AutosaveMark.tsx';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { useMinute } from '../../ui/text/use-minute.ts';
import type { AgreementDraft } from '../agreements.queries.ts';
import { BasisContext, type BasisState } from '../basis/basis-context.ts';
import { BasisForm } from '../basis/BasisForm.tsx';
import { basisOf } from '../basis/basis-fields.ts';
import { issuesInTerms } from '../terms/issues/issues-in-terms.ts';
import { TermsContext, type TermsState } from '../terms/terms-context.ts';
import { TermsForm } from '../terms/TermsForm.tsx';
import type { EditorFields } from './editor-fields.ts';
import { EditorBar } from './EditorBar.tsx';
import { DraftFrame } from './DraftFrame.tsx';
import { Missing, missingId } from './Missing.tsx';
import { SendDialog } from './actions/SendDialog.tsx';
import { unsavedIssues } from './unsaved-issues.ts';
import { useDraftAutosave } from './use-draft-autosave.ts';

interface DraftEditorProps {
  draft: AgreementDraft;
  /** back to reading what the company has proposed */
  onStop: () => void;
}

/** The client's editor; it saves by itself. */
export function DraftEditor({ draft, onStop }: DraftEditorProps) {
  const editor = useDraftAutosave(draft);
  const [showsMissing, setShowsMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const { values, state, error, flush, set, choose, conflicts, problems } = editor;
  const today = marketDay(useMinute(), draft.client.country);
  const terms = issuesInTerms(draft, values);
  const basis = draft.can.edit_hiring_basis ? missingInBasis(basisOf(values), today) : [];
  const issues = [...terms, ...basis];
  const unsaved = unsavedIssues({ values, conflicts, problems });
  const missing = issues.length + unsaved.length;
  const send = async () => {
    setShowsMissing(true);
    if (missing > 0) return focusWhenThere(missingId);
    if (await flush()) setSending(true);
    return undefined;
  };
  const setTerm: TermsState['set'] = (field, value) =>
    set(field, value as EditorFields[typeof field]);
  const setBasis: BasisState['set'] = (field, value) =>
    set(field, value as EditorFields[typeof field]);
  const shared = { values, choose, conflicts, showsMissing };
  return (
    <DraftFrame
      draft={draft}
      mark={<AutosaveMark state={state} onRetry={error ? () => void flush() : undefined} />}
    >
      {showsMissing && <Missing issues={issues} unsaved={unsaved} />}
      <TermsContext value={{ ...shared, set: setTerm, draft, problems, issues: terms }}>
        <TermsForm />
      </TermsContext>
      {draft.can.edit_hiring_basis && (
        <BasisContext value={{ ...shared, set: setBasis, today, issues: basis }}>
          <BasisForm />
        </BasisContext>
      )}
      <EditorBar draft={draft} missing={missing} onStop={onStop} onSend={() => void send()} />
      {isSending && <SendDialog draft={draft} onClose={() => setSending(false)} />}
    </DraftFrame>
  );
}
