import { isPlainName } from '@torg/protocol/agreements/plain-name';
import { limits } from '@torg/protocol/limits';
import { isUnread } from '../../ui/field/unread-day.ts';
import type { Person } from '../agreements.queries.ts';
import type { TermFields, TermName } from './term-fields.ts';

const { agreement, account } = limits;

export const isRate = (rate: number): boolean =>
  rate >= agreement.rate.min &&
  rate <= agreement.rate.max &&
  Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6;

const isFitPerson = ({ name, email, phone, title }: Person): boolean =>
  isPlainName(name) &&
  name.trim().length <= account.name &&
  email.trim().length <= account.email &&
  phone.trim().length <= account.phone &&
  title.trim().length <= account.title;

const longest = {
  role: agreement.role,
  custom: agreement.short,
  short: agreement.short,
  long: agreement.long,
  additional: agreement.long,
  note: agreement.note,
} as const satisfies Partial<Record<TermName, number>>;
const texts = Object.keys(longest) as (keyof typeof longest)[];

/** Fields that the server would refuse as they are; they wait until they are corrected. */
export const unfitTerms = (terms: TermFields): TermName[] => [
  ...texts.filter((field) => terms[field].trim().length > longest[field]),
  ...unfitNumbers(terms),
  ...unfitPeople(terms),
];

function unfitNumbers({ startDate, endDate, percentage, hourlyRate, adjustments }: TermFields) {
  const isPercentage = percentage === null || (percentage >= 1 && percentage <= 100);
  const wrong: [TermName, boolean][] = [
    ['startDate', isUnread(startDate)],
    ['endDate', isUnread(endDate)],
    ['percentage', !isPercentage],
    ['hourlyRate', hourlyRate !== null && !isRate(hourlyRate)],
    ['adjustments', adjustments.some((one) => one.hourlyRate !== null && !isRate(one.hourlyRate))],
  ];
  return wrong.flatMap(([field, isWrong]) => (isWrong ? [field] : []));
}

const people = ['contact', 'representative', 'companyRepresentative'] as const;
const unfitPeople = (terms: TermFields): TermName[] =>
  people.filter((field) => !isFitPerson(terms[field]));
