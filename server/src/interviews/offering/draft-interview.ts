import type { interviewCalls } from '@torg/protocol/interviews/interviews';
import { marketZones } from '@torg/protocol/market-day';
import type { Handler } from '../../platform/handler.ts';
import { openSubject } from './open-subject.ts';
import { findColleagues } from './subjects.repository.ts';

export const draftInterview: Handler<typeof interviewCalls.draftInterview> = async (
  { db, actor },
  { query },
) => {
  const { title, company, company_name, country } = await openSubject({ db, actor }, query);
  const colleagues = await findColleagues(db, company);
  return {
    title,
    company_name,
    zone: marketZones[country],
    colleagues: colleagues.filter(({ account }) => account !== actor.account),
  };
};
