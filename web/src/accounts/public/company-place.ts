import { useParams } from '@tanstack/react-router';
import { useShellUser } from './shell-user.ts';

/** The company whose page is open: the user's own, or the one that an admin names. */
export interface CompanyPlace {
  company: string;
  /** the URL path, to which the pages below it are added */
  path: string;
  /** opened by one of the marketplace's admins */
  byAdmin: boolean;
}

/** null for users who run no company. */
export function useCompanyPlace(): CompanyPlace | null {
  const { companyId, can } = useShellUser();
  const { company } = useParams({ strict: false });
  if (company !== undefined) {
    return { company, path: `/admin/consultant-company/${company}`, byAdmin: true };
  }
  if (companyId === null || !can.runCompany) return null;
  return { company: companyId, path: '/consultant-company', byAdmin: false };
}
