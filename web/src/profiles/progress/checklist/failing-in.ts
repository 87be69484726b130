import {
  profileRules,
  ruleCodes,
  type RuleCode,
  type RuleResult,
} from '@torg/protocol/profiles/profile-rules';
import { RequestError } from '../../../client/request-error.ts';

const isRule = (code: string | undefined): code is RuleCode =>
  ruleCodes.some((ruleCode) => ruleCode === code);

/** The rules that a refusal names, each with its entry; empty for any other error. */
export function failingIn(error: unknown): RuleResult[] {
  if (!(error instanceof RequestError) || error.code !== 'profile_validation_error') return [];
  return error.issues.flatMap(({ code, path }): RuleResult[] => {
    if (!isRule(code)) return [];
    const { scope } = profileRules[code];
    if (scope === 'project') return [{ code, success: false, project: path }];
    if (scope === 'work_experience') return [{ code, success: false, work_experience: path }];
    return [{ code, success: false }];
  });
}
