import type { AgreementFormData } from './agreement-shapes.ts';

/** The terms as the consultant reads them: all but the price. */
export const withoutPrice = (form: AgreementFormData): AgreementFormData => ({
  ...form,
  assignment: {
    ...form.assignment,
    paymentTerms: { ...form.assignment.paymentTerms, hourlyRate: null, adjustments: [] },
  },
});

/** Whether the consultant reads the same in both, so that a yes to one is a yes to the other. */
export const isSameWithoutPrice = (one: AgreementFormData, other: AgreementFormData): boolean =>
  JSON.stringify(canonical(withoutPrice(one))) === JSON.stringify(canonical(withoutPrice(other)));

/** The database keeps fields in an order of its own. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, one]) => [key, canonical(one)]);
}
