import type { AnswerTo } from '../../client/calls/calls.ts';

/** How it stands for whoever has the link, in one word. */
export type Stage =
  | 'to_sign'
  | 'waiting_for_others'
  | 'being_sealed'
  | 'completed'
  | 'declined_by_me'
  | 'declined'
  | 'recalled'
  | 'expired';

/** Whether the time to sign is over by the reader's clock, as when the page stood open. */
export const isPastDeadline = ({ contract: { status, expires_at } }: Signing, now: number) =>
  status === 'expired' ||
  (status === 'in_progress' && expires_at !== null && Date.parse(expires_at) <= now);

type Signing = AnswerTo<'POST /api/contracts/signing/open'>;

export function stageOf({ contract, signatory, is_over }: Signing): Stage {
  const { status, signatories, is_sealed } = contract;
  const own = signatories.find((one) => one.signatory === signatory);
  if (is_over || status === 'completed') return is_sealed ? 'completed' : 'being_sealed';
  if (status === 'declined') return own?.status === 'declined' ? 'declined_by_me' : 'declined';
  if (status !== 'in_progress') return status;
  return own?.status === 'signed' ? 'waiting_for_others' : 'to_sign';
}
