import { useParams } from '@tanstack/react-router';
import { useShellUser } from '../../accounts/public/shell-user.ts';

type Step = 'assessment' | 'sales-pitch' | 'confirmation';

/**
 * The URLs for proposing a company's consultants: the user's own company, or the one an admin
 * names.
 */
export interface CompanyPath {
  assignment: string;
  /** null: the user has no company */
  company: string | null;
  to: (step: Step, consultants?: readonly string[]) => string;
}

export function useCompanyPath(): CompanyPath {
  const { companyId } = useShellUser();
  const { assignment = '', company } = useParams({ strict: false });
  const path = company
    ? `/admin/assignments/${assignment}/consultant-company/${company}`
    : `/assignments/${assignment}/consultant-company`;
  const to = (step: Step, consultants: readonly string[] = []) => {
    const search = new URLSearchParams(consultants.map((id) => ['consultants', id])).toString();
    return `${path}/${step}${search && `?${search}`}`;
  };
  return { assignment, company: company ?? companyId, to };
}
