import type { interestCalls } from '@torg/protocol/interest/interest';
import type { Received } from '@torg/protocol/call';
import type { ErrorCode } from '@torg/protocol/errors';
import type { Actor } from '../platform/actor.ts';
import { allowed, found, Refusal } from '../platform/refusal.ts';
import type { ProposedConsultant } from './interest-text.ts';
import { mayPutForward } from './interest.policy.ts';
import type { Candidate, InterestFacts } from './interest.repository.ts';

export type InterestInput = Received<typeof interestCalls.sendInterest>['body'];

/** What the editors receive. */
export interface Offer extends Pick<InterestFacts, 'title' | 'editors' | 'known'> {
  candidates: ProposedConsultant[];
}

/** Refuses, naming each consultant that the problem applies to. */
function refuseWhere(
  candidates: readonly Candidate[],
  wrong: (one: Candidate) => boolean,
  refusal: { code: ErrorCode; message: string },
): void {
  const issues = candidates.flatMap((one, place) =>
    wrong(one) ? [{ path: `consultants.${place}.consultant_id`, message: refusal.message }] : [],
  );
  if (issues.length > 0) throw new Refusal(refusal.code, { issues });
}

/**
 * The named consultants in the order of the request; refuses all of them if any cannot be put
 * forward.
 */
export function candidatesOf(
  actor: Actor,
  input: InterestInput,
  facts: InterestFacts,
): ProposedConsultant[] {
  const byAccount = new Map(facts.candidates.map((one) => [one.account, one]));
  const candidates = input.consultants.map((one) =>
    found(byAccount.get(one.consultant_id), 'could_not_find_profile'),
  );
  allowed(candidates.every((one) => mayPutForward(actor, one, facts)));

  const company = candidates[0]?.organization;
  refuseWhere(candidates, (one) => one.organization !== company, {
    code: 'request_validation_error',
    message: 'must be of the same company as the first',
  });
  refuseWhere(candidates, (one) => !one.visible, {
    code: 'consultant_profile_not_visible',
    message: 'has a profile that is not visible',
  });
  refuseWhere(candidates, (one) => one.hasSent, {
    code: 'interest_message_already_sent',
    message: 'has been put forward already',
  });
  refuseWhere(candidates, (one) => one.lacksConsent, {
    code: 'consultant_has_not_consented',
    message: 'has not said yes to being put forward',
  });
  return candidates.map(({ account, name, title }, place) => {
    const comment = input.consultants[place]?.comment ?? '';
    return { account, name, title, comment };
  });
}
