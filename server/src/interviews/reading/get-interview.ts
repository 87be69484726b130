import type { interviewCalls } from '@torg/protocol/interviews/interviews';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayRead } from '../interviews.policy.ts';
import { findInterview } from '../interviews.repository.ts';
import { interviewView } from '../interviews.views.ts';

export const getInterview: Handler<typeof interviewCalls.getInterview> = async (
  { db, actor, now },
  { params: { interview } },
) => {
  const row = found(await findInterview(db, interview, actor), 'could_not_find_interview');
  allowed(mayRead(actor, row));
  return interviewView(row, { actor, now });
};
