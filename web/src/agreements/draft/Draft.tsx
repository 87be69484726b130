import type { AgreementDraft } from '../agreements.queries.ts';
import { DraftEditor } from './DraftEditor.tsx';
import { DraftReader } from './DraftReader.tsx';
import { ProposalEditor } from './ProposalEditor.tsx';
import { useEditing } from './use-editing.ts';

/** One draft as an editor, as a proposal of the company, or to read. */
export function Draft({ draft }: { draft: AgreementDraft }) {
  const { can } = draft;
  const [isEditing, setEditing] = useEditing(draft);
  const stop = () => setEditing(false);
  if (isEditing && can.edit) return <DraftEditor draft={draft} onStop={stop} />;
  if (isEditing && can.propose_changes) return <ProposalEditor draft={draft} onStop={stop} />;
  return <DraftReader draft={draft} onEdit={() => setEditing(true)} />;
}
