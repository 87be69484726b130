import { useEffect, useRef, useState } from 'react';
import { focusHeading } from '../../ui/dialog/focus-heading.ts';
import type { AgreementDraft } from '../agreements.queries.ts';
import { DraftEditor } from './DraftEditor.tsx';
import { DraftReader } from './DraftReader.tsx';
import { ProposalEditor } from './ProposalEditor.tsx';

/** What the client has begun to change in the other side's proposal is its own again. */
const isOwnText = ({ can, status, side }: AgreementDraft) =>
  can.edit && (status === 'editing' || side === 'client');

/** Whether the page opens the text to be edited: the client's own at once, another on request. */
function useEditing(draft: AgreementDraft) {
  const [isEditing, setEditing] = useState(false);
  return [isEditing || isOwnText(draft), setEditing] as const;
}

/** One draft as an editor, as a proposal of the company, or to read. */
export function Draft({ draft }: { draft: AgreementDraft }) {
  const { can } = draft;
  const [isEditing, setEditing] = useEditing(draft);
  const before = useRef(isEditing);
  useEffect(() => {
    if (before.current === isEditing) return;
    before.current = isEditing;
    // The button that was pressed is gone, and the page begins anew.
    focusHeading();
  }, [isEditing]);
  const stop = () => setEditing(false);
  if (isEditing && can.edit) return <DraftEditor draft={draft} onStop={stop} />;
  if (isEditing && can.propose_changes) return <ProposalEditor draft={draft} onStop={stop} />;
  return <DraftReader draft={draft} onEdit={() => setEditing(true)} />;
}
