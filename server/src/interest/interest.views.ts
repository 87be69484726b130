import { consentLife } from '@torg/protocol/interest/consent-life';
import type { CompanyConsultant, InterestReceipt } from '@torg/protocol/interest/interest';
import { isOpenFrom } from '@torg/protocol/lifecycle';
import type { AssignmentFacts } from '../assignments/assignments.queries.ts';
import { imageUrl } from '../files/files.queries.ts';
import type { Actor } from '../platform/actor.ts';
import type { CompanyConsultantRow } from './company-consultants.repository.ts';
import { can } from './interest.policy.ts';
import type { ReceiptRow } from './interest.repository.ts';

/** What the rights on each consultant depend on, besides the row. */
interface ListContext {
  actor: Actor;
  organization: string;
  assignment: AssignmentFacts;
}

export function companyConsultant(
  row: CompanyConsultantRow,
  { actor, organization, assignment }: ListContext,
): CompanyConsultant {
  const { image_file, is_invited: isInvited, requires_consent, consent, ...consultant } = row;
  const { account, visible_in_search: visible, interest_sent: hasSent } = row;
  const lacksConsent = requires_consent && account !== actor.account && consent?.state !== 'given';
  const candidate = { account, organization, isInvited, visible, hasSent, lacksConsent };
  const { putForward, askForConsent } = can(actor, candidate, assignment);
  // Whoever was asked, or has said yes, is not asked again.
  const isAskable = consent === null || isOpenFrom(consentLife, consent.state, 'ask_again');
  return {
    ...consultant,
    image_url: imageUrl(image_file),
    consent: consent && { ...consent, deadline: new Date(consent.deadline).toISOString() },
    can: { putForward, askForConsent: askForConsent && isAskable },
  };
}

export function receipt(row: ReceiptRow): InterestReceipt {
  const consultants = row.consultants.map(({ account, name, image_file }) => ({
    account,
    name,
    image_url: imageUrl(image_file),
  }));
  return { thread_id: row.thread, created_at: row.created_at.toISOString(), consultants };
}
