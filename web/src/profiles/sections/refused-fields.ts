import { t } from '@lingui/core/macro';
import { RequestError } from '../../client/request-error.ts';
import type { Refused } from '../../ui/autosave/autosave.ts';
import { errorText } from '../../ui/text/error-texts.ts';

const readable = ['request_validation_error', 'reference_not_found'];

/** The fields that a refused save is about, with a text for each; undefined where it is about none. */
export function refusedFields<F extends object>(
  error: unknown,
  sent: Partial<F>,
): Refused<F> | undefined {
  if (!(error instanceof RequestError) || !readable.includes(error.code)) return undefined;
  const sentFields = Object.keys(sent) as (keyof F)[];
  const named = error.issues
    .map(({ path }) => path.replace(/^changes\./, '').split('.')[0] as keyof F)
    .filter((field) => sentFields.includes(field));
  const fields = named.length > 0 ? [...new Set(named)] : sentFields;
  const why =
    error.code === 'reference_not_found'
      ? errorText(error)
      : t`Dette kan ikke lagres slik det står.`;
  const problems = Object.fromEntries(
    fields.map((field) => [field, why]),
  ) as Refused<F>['problems'];
  return { fields, problems };
}
