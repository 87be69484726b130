import { isPlainName } from '@torg/protocol/agreements/plain-name';
import { limits } from '@torg/protocol/limits';
import { isFitNumber } from '../../../ui/field/number/typed-number.ts';
import { isUnread } from '../../../ui/field/unread.ts';
import type { Person } from '../../agreements.queries.ts';
import type { AdjustmentValue, TermFields, TermName } from '../term-fields.ts';

const { agreement, account } = limits;

export const rateRange = { ...agreement.rate, decimals: 2 } as const;
export const percentageRange = { min: 1, max: 100 } as const;

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
  const isUnfitRow = (row: AdjustmentValue) =>
    isUnread(row.startDate) || !isFitNumber(row.hourlyRate, rateRange);
  const wrong: [TermName, boolean][] = [
    ['startDate', isUnread(startDate)],
    ['endDate', isUnread(endDate)],
    ['percentage', !isFitNumber(percentage, percentageRange)],
    ['hourlyRate', !isFitNumber(hourlyRate, rateRange)],
    ['adjustments', adjustments.some(isUnfitRow)],
  ];
  return wrong.flatMap(([field, isWrong]) => (isWrong ? [field] : []));
}

const people = ['contact', 'representative', 'companyRepresentative'] as const;
const unfitPeople = (terms: TermFields): TermName[] =>
  people.filter((field) => !isFitPerson(terms[field]));
