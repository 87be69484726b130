import type { interviewCalls } from '@torg/protocol/interviews/interviews';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { can, mayRead } from '../interviews.policy.ts';
import { findInterview, findReceiver } from '../interviews.repository.ts';
import { calendarFile } from '../mails/calendar-file.ts';
import { interviewMailWords } from '../mails/interview-mail-words.ts';

export const getInterviewCalendar: Handler<typeof interviewCalls.getInterviewCalendar> = async (
  { db, actor, now, settings },
  { params: { interview } },
) => {
  const row = found(await findInterview(db, interview, actor), 'could_not_find_interview');
  allowed(mayRead(actor, row));
  allowed(can(actor, row, now).download, 'interview_state_does_not_allow');
  const receiver = found(await findReceiver(db, actor.account), 'could_not_find_interview');
  const content = calendarFile(row, receiver, { method: 'PUBLISH', settings });
  return {
    content: Buffer.from(content),
    file_name: interviewMailWords[receiver.locale].calendar_name,
    media_type: 'text/calendar; charset=utf-8',
    inline: false,
  };
};
