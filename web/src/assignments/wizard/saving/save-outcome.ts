import { t } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import { RequestError } from '../../../client/request-error.ts';
import type { Refused } from '../../../ui/autosave/autosave.ts';
import { errorText } from '../../../ui/text/error-texts.ts';
import type { AssignmentFields, FieldName } from '../fields.ts';
import { isReadinessCode, missingSentences } from '../frame/missing-texts.ts';

/** Fields that only together decide whether an assignment is ready. */
const together: Partial<Record<string, readonly FieldName[]>> = {
  roles: ['roles', 'skills'],
  region: ['region', 'allow_remote_work'],
  abidance_deadline: ['abidance_deadline', 'deadline'],
};

/** The fields that a refusal is about, each with its error; undefined if it is about no field. */
export function refusalIn(
  error: unknown,
  sent: Partial<AssignmentFields>,
): Refused<AssignmentFields> | undefined {
  if (!(error instanceof RequestError)) return undefined;
  if (error.code === 'assignment_needs_an_editor') {
    return { fields: ['editors'], problems: { editors: errorText(error) } };
  }
  const readable = ['request_validation_error', 'reference_not_found', 'assignment_not_ready'];
  if (!readable.includes(error.code)) return undefined;
  const problems: Refused<AssignmentFields>['problems'] = {};
  const fields = new Set<FieldName>();
  for (const issue of error.issues) {
    const field = fieldAt(issue.path);
    const known = 'code' in issue && isReadinessCode(issue.code) ? issue.code : undefined;
    problems[field] = known
      ? i18n._(missingSentences[known])
      : t`Dette kan ikke lagres slik det står.`;
    for (const one of together[field] ?? [field]) if (one in sent) fields.add(one);
  }
  return { fields: [...fields], problems };
}

/** The field is the first part of `changes.requirements.3.text` or `roles.0`. */
const fieldAt = (path: string) => path.replace(/^changes\./, '').split('.')[0] as FieldName;
