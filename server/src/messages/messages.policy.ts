import type { Thread } from '@torg/protocol/messages/messages';
import type { Actor } from '../platform/actor.ts';

/** What the right to write to somebody depends on, relative to the writer. */
export interface RecipientFacts {
  account: string;
  role: Actor['role'];
  verified: boolean;
  organization: string | null;
  /** a profile that buyers can find */
  visible: boolean;
  /** is the admin of a consultant company */
  runsConsultantCompany: boolean;
  /**
   * of the writer's own company, or of a client whose assignment is the subject of a thread of the
   * writer
   */
  isSalesAdmin: boolean;
  sharesThread: boolean;
}

type Writer = Pick<Actor, 'account' | 'role' | 'organization'>;

/** The same rule is written in SQL in recipients.repository.ts; a test compares the two. */
export function mayWriteTo(writer: Writer, person: RecipientFacts): boolean {
  if (person.account === writer.account) return false;
  if (writer.role === 'admin') return true;
  if (!person.verified) return false;
  const isColleague = writer.organization !== null && writer.organization === person.organization;
  if (isColleague || person.sharesThread || person.isSalesAdmin) return true;
  const sellsConsulting = person.visible || person.runsConsultantCompany;
  return writer.role === 'consultant_buyer' && person.role === 'consultant' && sellsConsulting;
}

/** Messages are for participants only, not even for admins. */
export function mayRead(reader: Pick<Actor, 'account'>, thread: { participants: string[] }) {
  return thread.participants.includes(reader.account);
}

/** Participants may write as long as somebody else is left to read it. */
export function maySend(writer: Pick<Actor, 'account'>, thread: { participants: string[] }) {
  return mayRead(writer, thread) && thread.participants.length > 1;
}

export const can = (
  reader: Pick<Actor, 'account'>,
  thread: { participants: string[] },
): Thread['can'] => ({ send: maySend(reader, thread) });
