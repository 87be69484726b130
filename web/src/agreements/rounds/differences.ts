import type { Form, Person } from '../agreements.queries.ts';
import type { TermName } from '../terms/term-fields.ts';
import { termLabels } from '../terms/term-labels.ts';

/** A value that two versions of the terms have differently, in the words of the page. */
export type Value =
  | { kind: 'text'; text: string }
  | { kind: 'markdown'; text: string }
  | { kind: 'day'; text: string }
  | { kind: 'rate'; rate: number; currency: Form['assignment']['paymentTerms']['currency'] }
  | { kind: 'percent'; percent: number }
  | { kind: 'person'; person: Person }
  | { kind: 'flag'; isOn: boolean };

export interface Difference {
  field: TermName;
  /** the day of an adjustment */
  day?: string;
  /** null: it was not there */
  before: Value | null;
  /** null: it is not there any more */
  after: Value | null;
}

type Values = { field: TermName; day?: string; value: Value | null }[];

const text = (words: string): Value | null => (words === '' ? null : { kind: 'text', text: words });
const markdown = (words: string): Value | null =>
  words === '' ? null : { kind: 'markdown', text: words };
const day = (one: string | null): Value | null =>
  one === null ? null : { kind: 'day', text: one };
const person = (one: Person): Value | null =>
  one.name === '' && one.email === '' ? null : { kind: 'person', person: one };

function valuesOf({ assignment, client, consultantCompany, note }: Form): Values {
  const { scope, role, description, paymentTerms } = assignment;
  const { currency, hourlyRate, adjustments } = paymentTerms;
  const rate = (kroner: number): Value => ({ kind: 'rate', rate: kroner, currency });
  const { percentage: percent } = scope;
  return [
    { field: 'startDate', value: day(scope.startDate) },
    { field: 'endDate', value: day(scope.endDate) },
    { field: 'percentage', value: percent === null ? null : { kind: 'percent', percent } },
    { field: 'custom', value: text(scope.custom) },
    { field: 'role', value: text(role) },
    { field: 'short', value: text(description.short) },
    { field: 'long', value: markdown(description.long) },
    { field: 'hourlyRate', value: hourlyRate === null ? null : rate(hourlyRate) },
    ...adjustments.map((one) => ({
      field: 'adjustments' as const,
      day: one.startDate,
      value: rate(one.hourlyRate),
    })),
    { field: 'additional', value: markdown(paymentTerms.additionalSpecification) },
    { field: 'clientName', value: text(client.name) },
    { field: 'contact', value: person(client.contact) },
    { field: 'reuseContact', value: { kind: 'flag', isOn: client.reuseContact } },
    { field: 'representative', value: client.reuseContact ? null : person(client.representative) },
    { field: 'companyName', value: text(consultantCompany.name) },
    { field: 'companyRepresentative', value: person(consultantCompany.representative) },
    { field: 'note', value: text(note) },
  ];
}

const keyOf = ({ field, day: of = '' }: Values[number]) => `${field} ${of}`;

function isSame(one: Value | null, other: Value | null): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** The database keeps fields in an order of its own. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, one]) => [name, sorted(one)]);
}

const order = Object.keys(termLabels);

/** Field by field what two versions of the terms have differently, in the order of the page. */
export function differencesBetween(before: Form, after: Form): Difference[] {
  const old = valuesOf(before);
  const fresh = valuesOf(after);
  const removed = old.filter((one) => !fresh.some((other) => keyOf(other) === keyOf(one)));
  const all = [...fresh, ...removed].toSorted(
    (one, other) =>
      order.indexOf(one.field) - order.indexOf(other.field) ||
      ((one.day ?? '') < (other.day ?? '') ? -1 : 1),
  );
  const valueIn = (values: Values, one: Values[number]) =>
    values.find((other) => keyOf(other) === keyOf(one))?.value ?? null;
  return all
    .map((one) => ({
      field: one.field,
      ...(one.day === undefined ? {} : { day: one.day }),
      before: valueIn(old, one),
      after: valueIn(fresh, one),
    }))
    .filter((difference) => !isSame(difference.before, difference.after));
}
