import type { ChangeContext } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayInvite } from '../interviews.policy.ts';
import { findInterview, type InterviewRow } from '../interviews.repository.ts';
import { findStrangers } from '../offering/subjects.repository.ts';

/** The interview, for somebody who may edit what it is about. */
export async function openForInviter(
  { db, actor }: ChangeContext,
  interview: string,
): Promise<InterviewRow> {
  const row = found(await findInterview(db, interview, actor), 'could_not_find_interview');
  allowed(mayInvite(actor, row));
  return row;
}

/**
 * Who takes part from now on, with whoever has invited; undefined: those who did. Somebody who has
 * left the company since may stay, but nobody from elsewhere is added.
 */
export async function changedPeople(
  { db }: ChangeContext,
  row: InterviewRow,
  people: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  if (people === undefined) return undefined;
  const there = new Set(row.people.map(({ account }) => account));
  const added = people.filter((account) => !there.has(account));
  const strangers = await findStrangers(db, row.company, added);
  allowed(strangers.length === 0 && !added.includes(row.account), 'interview_person_not_allowed');
  const inviter = row.invited_by === null ? [] : [row.invited_by];
  return [...new Set([...inviter, ...people])];
}
