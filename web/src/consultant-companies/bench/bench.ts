import { fold } from '@torg/protocol/fold';
import {
  ageOfAvailability,
  dayOf,
  readAvailability,
} from '../../profiles/public/availability/availability.ts';
import type { AvailabilityFilter, BenchSearch, BenchSort } from '../company-search.ts';
import type { BenchConsultant } from '../consultant-companies.queries.ts';
import { missingOf, numberMissing, type Missing } from './missing/missing.ts';

/** A consultant on the bench, with what their profile lacks. */
export interface BenchRow {
  consultant: BenchConsultant;
  missing: Missing;
}

export const rowsOf = (profiles: readonly BenchConsultant[]): BenchRow[] =>
  profiles.map((consultant) => ({ consultant, missing: missingOf(consultant) }));

/** The rows that match the search, in its order. */
export function findOnBench(
  rows: readonly BenchRow[],
  search: BenchSearch,
  now: Date,
  locale: string,
): BenchRow[] {
  const { q, qa_status, availability, sort = 'name' } = search;
  const words = fold(q ?? '').split(/\s+/);
  return rows
    .filter(
      ({ consultant }) =>
        (!qa_status || qa_status.includes(consultant.qa_status)) &&
        (!availability || isSo[availability](consultant, now)) &&
        words.every((word) => textOf(consultant).includes(word)),
    )
    .toSorted(inOrder(sort, new Intl.Collator(locale)));
}

const textOf = ({ name, title, email }: BenchConsultant): string =>
  fold(`${name} ${title ?? ''} ${email}`);

const kindOf = ({ availability_date }: BenchConsultant, now: Date) =>
  readAvailability(availability_date, dayOf(now)).kind;

const isSo: Record<AvailabilityFilter, (consultant: BenchConsultant, now: Date) => boolean> = {
  now: (consultant, now) => kindOf(consultant, now) === 'now',
  from: (consultant, now) => kindOf(consultant, now) === 'from',
  not: (consultant, now) => kindOf(consultant, now) === 'not',
  old: (consultant, now) => ageOfAvailability(consultant.availability_updated, now).old,
};

/** Sorts after every date, so that consultants who are not available come last. */
const never = '9999';

const keys: Record<BenchSort, (row: BenchRow) => string | number> = {
  name: () => 0,
  availability: ({ consultant }) => consultant.availability_date ?? never,
  confirmed: ({ consultant }) => Date.parse(consultant.availability_updated),
  missing: ({ missing }) => numberMissing(missing),
  updated: ({ consultant }) => -Date.parse(consultant.profile_updated_at),
};

/** Sorts by the key, then by name; deactivated consultants come last. */
function inOrder(sort: BenchSort, { compare }: Intl.Collator) {
  const key = keys[sort];
  return (a: BenchRow, b: BenchRow): number => {
    const away = Number(a.consultant.deactivated) - Number(b.consultant.deactivated);
    if (away !== 0) return away;
    const [one, other] = [key(a), key(b)];
    if (one === other) return compare(a.consultant.name, b.consultant.name);
    return one < other ? -1 : 1;
  };
}
