import { useState } from 'react';
import type { AgreementDraft } from '../agreements.queries.ts';
import { DraftEditor } from './DraftEditor.tsx';
import { DraftReader } from './DraftReader.tsx';
import { ProposalEditor } from './ProposalEditor.tsx';

/** What the client has begun to change in the other side's proposal is its own again. */
const isOwnText = ({ status, side }: AgreementDraft) => status === 'editing' || side === 'client';

/** One draft as an editor, as a proposal of the company, or to read. */
export function Draft({ draft }: { draft: AgreementDraft }) {
  const { can } = draft;
  const [isEditing, setEditing] = useState(false);
  const stop = () => setEditing(false);
  const writes = isEditing || isOwnText(draft);
  const reader = <DraftReader draft={draft} onEdit={() => setEditing(true)} />;
  if (!writes) return reader;
  if (can.edit) return <DraftEditor draft={draft} onStop={stop} />;
  return can.propose_changes && isEditing ? <ProposalEditor draft={draft} onStop={stop} /> : reader;
}
