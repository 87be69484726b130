import type { Currency } from '@torg/protocol/terms';
import { isUnread, readIn, type DayValue, type NumberValue } from '../../ui/field/unread.ts';
import type { Form, Person } from '../agreements.queries.ts';

/** A change of the rate as it is written: incomplete ones are not sent. */
export interface AdjustmentValue {
  /** tells the rows apart on the page */
  key: string;
  startDate: DayValue;
  hourlyRate: NumberValue;
}

/** The terms as fields of a page; a day or a number is the text as typed while it cannot be read. */
export interface TermFields {
  startDate: DayValue;
  endDate: DayValue;
  custom: string;
  percentage: NumberValue;
  role: string;
  short: string;
  long: string;
  hourlyRate: NumberValue;
  currency: Currency;
  adjustments: readonly AdjustmentValue[];
  additional: string;
  clientName: string;
  contact: Person;
  reuseContact: boolean;
  representative: Person;
  companyName: string;
  companyRepresentative: Person;
  note: string;
}
export type TermName = keyof TermFields;

export function termsOf({ assignment, client, consultantCompany, note }: Form): TermFields {
  const { scope, role, description, paymentTerms } = assignment;
  return {
    ...scope,
    role,
    short: description.short,
    long: description.long,
    hourlyRate: paymentTerms.hourlyRate,
    currency: paymentTerms.currency,
    adjustments: paymentTerms.adjustments.map((one) => ({ ...one, key: one.startDate })),
    additional: paymentTerms.additionalSpecification,
    clientName: client.name,
    contact: client.contact,
    reuseContact: client.reuseContact,
    representative: client.representative,
    companyName: consultantCompany.name,
    companyRepresentative: consultantCompany.representative,
    note,
  };
}

const trimmed = (person: Person): Person => ({
  ...person,
  name: person.name.trim(),
  email: person.email.trim(),
  phone: person.phone.trim(),
  title: person.title.trim(),
});

type Adjustments = Form['assignment']['paymentTerms']['adjustments'];

/** Those that are complete, in the order of their days. */
export const adjustmentsIn = (rows: readonly AdjustmentValue[]): Adjustments =>
  rows
    .flatMap((row) => {
      const [startDate, hourlyRate] = [readIn(row.startDate), readIn(row.hourlyRate)];
      return startDate === null || hourlyRate === null ? [] : [{ startDate, hourlyRate }];
    })
    .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));

/** The terms as the server takes them. */
export function formOf(terms: TermFields): Form {
  return {
    assignment: {
      scope: {
        startDate: readIn(terms.startDate),
        endDate: readIn(terms.endDate),
        custom: terms.custom.trim(),
        percentage: readIn(terms.percentage),
      },
      role: terms.role.trim(),
      description: { short: terms.short.trim(), long: terms.long.trim() },
      paymentTerms: {
        currency: terms.currency,
        hourlyRate: readIn(terms.hourlyRate),
        adjustments: adjustmentsIn(terms.adjustments),
        additionalSpecification: terms.additional.trim(),
      },
    },
    client: {
      reuseContact: terms.reuseContact,
      name: terms.clientName.trim(),
      contact: trimmed(terms.contact),
      representative: trimmed(terms.representative),
    },
    consultantCompany: {
      name: terms.companyName.trim(),
      representative: trimmed(terms.companyRepresentative),
    },
    note: terms.note.trim(),
  };
}

const ofText = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

const unreadRows = (rows: readonly AdjustmentValue[]) =>
  rows.flatMap(({ startDate, hourlyRate }) =>
    isUnread(startDate) || isUnread(hourlyRate) ? [{ startDate, hourlyRate }] : [],
  );

/** What the server would be sent for a field, and what was typed that cannot be read. */
function sent<K extends TermName>(field: K, value: TermFields[K]): unknown {
  if (field === 'adjustments') {
    const rows = value as TermFields['adjustments'];
    return [...adjustmentsIn(rows), ...unreadRows(rows)];
  }
  if (isUnread(value)) return value;
  const isPerson = typeof value === 'object' && value !== null;
  return isPerson ? trimmed(value as Person) : ofText(value);
}

export const sameTerm = <K extends TermName>(
  field: K,
  one: TermFields[K],
  other: TermFields[K],
): boolean =>
  JSON.stringify(ordered(sent(field, one))) === JSON.stringify(ordered(sent(field, other)));

/** The database keeps the fields of a person in an order of its own. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
