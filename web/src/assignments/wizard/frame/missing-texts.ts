import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { readinessCodes, type ReadinessCode } from '@torg/protocol/assignments/readiness';
import { limits } from '@torg/protocol/limits';
import type { TypedFieldName } from '../unread-fields.ts';

const { title, description } = limits.assignment;
const { mostDays } = limits.answerBy;

/** What is missing, shown at the field and in the list before publishing. */
export const missingSentences: Record<ReadinessCode, MessageDescriptor> = {
  title_length: msg`Skriv en tittel på ${title.min} til ${title.max} tegn`,
  description_too_short: msg`Beskriv behovet med minst ${description.min} tegn`,
  role_or_skill_required: msg`Velg minst én rolle eller ferdighet`,
  percent_required: msg`Si hvor mange prosent oppdraget er på`,
  deadline_required: msg`Velg en frist for å svare`,
  region_required: msg`Velg en region, eller tillat fjernarbeid`,
  deadline_has_passed: msg`Velg en svarfrist som ikke er gått ut`,
  abidance_deadline_too_early: msg`Vedståelsesfristen kan ikke være før svarfristen`,
  answer_by_too_early: msg`Dagen for svar kan ikke være før svarfristen`,
  answer_by_too_late: msg`Dagen for svar kan være høyst ${mostDays} dager etter svarfristen`,
  invited_required: msg`Inviter minst én konsulent`,
};

export const unreadSentences: Record<TypedFieldName, MessageDescriptor> = {
  start_date: msg`Skriv oppstarten som en dato vi kan lese`,
  percent: msg`Skriv omfanget som et tall vi kan lese`,
  abidance_deadline: msg`Skriv vedståelsesfristen som en dato vi kan lese`,
  admin_deadline: msg`Skriv den interne fristen som en dato vi kan lese`,
  answer_by: msg`Skriv dagen for svar som en dato vi kan lese`,
  deadline: msg`Skriv svarfristen som en dato vi kan lese`,
};

export const isReadinessCode = (code: unknown): code is ReadinessCode =>
  readinessCodes.some((one) => one === code);
