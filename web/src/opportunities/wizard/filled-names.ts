import { useLingui } from '@lingui/react/macro';
import type { FieldName } from '../../assignments/public/use-wizard-draft.ts';
import { useFieldNames } from '../fields/field-names.ts';

/** What the fields that a text can fill are called. */
export function useFilledNames(): Partial<Record<FieldName, string>> {
  const { t } = useLingui();
  const { customer_name: _, allow_remote_work, ...names } = useFieldNames();
  return { ...names, allow_remote_work, discipline: t`Fagområde` };
}
