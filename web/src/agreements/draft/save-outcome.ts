import { t } from '@lingui/core/macro';
import { RequestError } from '../../client/request-error.ts';
import type { Refused } from '../../ui/autosave/autosave.ts';
import { basisNames } from '../basis/basis-fields.ts';
import { placeOf } from '../terms/term-places.ts';
import type { EditorFields, EditorName } from './editor-fields.ts';

export const isChanged = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'agreement_draft_was_changed';

function fieldAt(path: string): EditorName | undefined {
  const ofBasis = path.replace(/^hiring_basis\./, '').split('.')[0];
  return basisNames.find((name) => name === ofBasis) ?? placeOf(path)?.field;
}

/** The fields that a refusal is about, each with its error; undefined if it is about no field. */
export function refusalIn(error: unknown): Refused<EditorFields> | undefined {
  if (!(error instanceof RequestError) || error.code !== 'request_validation_error') {
    return undefined;
  }
  const problems: Refused<EditorFields>['problems'] = {};
  for (const { path } of error.issues) {
    const field = fieldAt(path);
    if (field !== undefined) problems[field] = t`Dette kan ikke lagres slik det står.`;
  }
  return { fields: Object.keys(problems) as EditorName[], problems };
}
