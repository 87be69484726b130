import { oneLine } from '../../platform/text/text-blocks.ts';
import type { InterviewRow, Receiver } from '../interviews.repository.ts';
import type { Names } from './interview-mail-words.ts';
import { dayText } from './time-text.ts';

/** Whom and what an interview is about, as one of its people sees it. */
export function namesOf(row: InterviewRow, receiver: Receiver): Names {
  const { starts_at, minutes, country } = row;
  const isInviting = row.people.some(({ account }) => account === receiver.account);
  return {
    consultant: oneLine(row.consultant_name),
    company: oneLine(row.company_name),
    title: oneLine(row.title),
    day:
      starts_at === null || minutes === null
        ? ''
        : dayText({ starts_at, minutes }, { locale: receiver.locale, country }),
    isConsultant:
      receiver.account === row.account || receiver.account === row.sent_by || !isInviting,
  };
}
