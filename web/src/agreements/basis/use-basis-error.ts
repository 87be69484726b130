import { useLingui } from '@lingui/react/macro';
import { useBasis } from './basis-context.ts';
import { basisIssueTexts } from './basis-texts.ts';

/** What a field lacks, once somebody has tried to send. */
export function useBasisError(path: string): string | undefined {
  const { t } = useLingui();
  const { issues, showsMissing } = useBasis();
  const issue = issues.find((one) => one.path === `hiring_basis.${path}`);
  const text = issue && basisIssueTexts[issue.code];
  const isWrong = issue?.code === 'hiring_basis_is_unsure';
  return text && (showsMissing || isWrong) ? t(text) : undefined;
}
