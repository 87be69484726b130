import { useState } from 'react';
import type { AgreementDraft } from '../agreements.queries.ts';

/** What the client has begun to change in the other side's proposal is its own again. */
const isOwnText = ({ can, status, side }: AgreementDraft) =>
  can.edit && (status === 'editing' || side === 'client');

/** Whether the page opens the text to be edited: the client's own at once, another on request. */
export function useEditing(draft: AgreementDraft) {
  const [isEditing, setEditing] = useState(false);
  return [isEditing || isOwnText(draft), setEditing] as const;
}
