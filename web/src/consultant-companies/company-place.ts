import { useParams } from '@tanstack/react-router';
import { useShellUser } from '../accounts/public/shell-user.ts';

/** Which company's page one is on: the own one, or the one that an admin names. */
export interface CompanyPlace {
  company: string;
  /** its address, to which the pages below it are added */
  path: string;
  /** seen by one of the marketplace's own people */
  byAdmin: boolean;
}

/** Nothing for whoever runs no company. */
export function useCompanyPlace(): CompanyPlace | null {
  const { companyId, can } = useShellUser();
  const { company } = useParams({ strict: false });
  if (company !== undefined) {
    return { company, path: `/admin/consultant-company/${company}`, byAdmin: true };
  }
  if (companyId === null || !can.runCompany) return null;
  return { company: companyId, path: '/consultant-company', byAdmin: false };
}
