import type { Thread } from '@torg/protocol/messages/messages';
import type { Actor } from '../platform/actor.ts';

/** What the right to write to somebody depends on, seen from the one who writes. */
export interface RecipientFacts {
  account: string;
  role: Actor['role'];
  verified: boolean;
  organization: string | null;
  /** a profile that buyers can find */
  visible: boolean;
  /** answers for a consultant company */
  runsConsultantCompany: boolean;
  /** looks after the writer's own company, or a client whose assignment the writer talks about */
  isSalesAdmin: boolean;
  sharesThread: boolean;
}

type Writer = Pick<Actor, 'account' | 'role' | 'organization'>;

/** The same rule stands in SQL in recipients.repository.ts; a test holds the two together. */
export function mayWriteTo(writer: Writer, person: RecipientFacts): boolean {
  if (person.account === writer.account) return false;
  if (writer.role === 'admin') return true;
  if (!person.verified) return false;
  const isColleague = writer.organization !== null && writer.organization === person.organization;
  if (isColleague || person.sharesThread || person.isSalesAdmin) return true;
  const sellsConsulting = person.visible || person.runsConsultantCompany;
  return writer.role === 'consultant_buyer' && person.role === 'consultant' && sellsConsulting;
}

/** Messages are between those who take part, and nobody else; that holds for admins too. */
export function mayRead(reader: Pick<Actor, 'account'>, thread: { participants: string[] }) {
  return thread.participants.includes(reader.account);
}

/** Whoever reads may write, as long as somebody else is there to read it. */
export function maySend(writer: Pick<Actor, 'account'>, thread: { participants: string[] }) {
  return mayRead(writer, thread) && thread.participants.length > 1;
}

export const can = (
  reader: Pick<Actor, 'account'>,
  thread: { participants: string[] },
): Thread['can'] => ({ send: maySend(reader, thread) });
