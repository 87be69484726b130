import type { interviewCalls } from '@torg/protocol/interviews/interviews';
import type { Handler, ReadContext } from '../../platform/handler.ts';
import { mayInvite } from '../interviews.policy.ts';
import { interviewView } from '../interviews.views.ts';
import { isOffering } from '../offering/open-subject.ts';
import { findSubject, isWaiting, type SubjectIds } from '../offering/subjects.repository.ts';
import { listRows } from './interview-list.repository.ts';

/** Whether the caller can offer times: one after the other to each consultant. */
async function mayOffer(
  { db, actor }: ReadContext,
  { profile, assignment, opportunity }: SubjectIds & { profile?: string | undefined },
): Promise<boolean> {
  if ((assignment === undefined) === (opportunity === undefined)) return false;
  const ids = { assignment, opportunity };
  const subject = await findSubject(db, ids, actor);
  if (subject === undefined || !isOffering(subject) || !mayInvite(actor, subject)) return false;
  return profile === undefined || !(await isWaiting(db, ids, profile));
}

export const listInterviews: Handler<typeof interviewCalls.listInterviews> = async (
  context,
  { query },
) => {
  const { db, actor, now } = context;
  const { rows, total } = await listRows(db, query, { actor, now });
  const { limit, offset } = query;
  return {
    interviews: rows.map((row) => interviewView(row, { actor, now })),
    ...{ total, limit, offset },
    can: { offer: await mayOffer(context, query) },
  };
};
