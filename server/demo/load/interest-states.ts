import { reasonOfClosing } from '@torg/protocol/interest/answer-texts';
import {
  openInterestStates,
  type InterestState,
  type TurnDownReason,
} from '@torg/protocol/interest/interest-life';
import { assignmentOf } from '../data/lookup.ts';
import type { Moments } from './moments.ts';

interface Answered {
  state: InterestState;
  reason: TurnDownReason | null;
  state_since: Date;
  answered_at: Date | null;
}

/** What became of those in an assignment that consultants no longer find. */
function pastStateOf(assignment: string, place: number): Pick<Answered, 'state' | 'reason'> | null {
  const row = assignmentOf.get(assignment);
  if (row?.state === 'unpublished') {
    return { state: place % 2 === 0 ? 'no_answer' : 'withdrawn', reason: null };
  }
  if (row?.state !== 'closed') return null;
  const why = row.closeReason ?? 'cancelled';
  if (why === 'hired_on_torg' && place === 0) return { state: 'hired', reason: null };
  return { state: 'not_selected', reason: reasonOfClosing[why] };
}

/** Those who wait are spread over the stages, the newest among those just received. */
const openStateAt = (sentOffsetHours: number): InterestState =>
  openInterestStates[Math.floor(Math.abs(sentOffsetHours) / 48) % openInterestStates.length] ??
  'received';

/** How it stands with an interest; boards place their cards by it. */
export function interestStateOf(
  sent: { assignment: string; sentOffsetHours: number },
  place: number,
  { hours }: Moments,
): Answered {
  const at = hours(sent.sentOffsetHours);
  const past = pastStateOf(sent.assignment, place);
  if (past === null) {
    const state = openStateAt(sent.sentOffsetHours);
    return { state, reason: null, state_since: at, answered_at: null };
  }
  const later = new Date((at.getTime() + hours(0).getTime()) / 2);
  return {
    ...past,
    state_since: later,
    answered_at: past.state === 'withdrawn' ? null : later,
  };
}
