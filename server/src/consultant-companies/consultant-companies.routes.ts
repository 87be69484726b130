import { consultantCompanyCalls } from '@torg/protocol/consultant-companies/consultant-companies';
import { routes } from '../platform/handler.ts';
import { addConsultant } from './bench/add-consultant.ts';
import { getConsultantCompany } from './get-consultant-company.ts';
import { inviteCompanyUserAgain } from './users/invite-company-user-again.ts';
import { listCompanyProfiles } from './bench/list-company-profiles.ts';
import { listCompanyProfilesWithValidations } from './bench/list-company-profiles-with-validations.ts';
import { listCompanyUsers } from './users/list-company-users.ts';
import { listConsultantCompanies } from './list-consultant-companies.ts';
import { saveConsultantCompany } from './save-consultant-company.ts';
import { searchConsultantCompanies } from './search-consultant-companies.ts';
import { setCompanyAdmin } from './users/set-company-admin.ts';

export const consultantCompanyRoutes = routes(consultantCompanyCalls, {
  getConsultantCompany,
  saveConsultantCompany,
  listCompanyProfiles,
  listCompanyProfilesWithValidations,
  addConsultant,
  listCompanyUsers,
  setCompanyAdmin,
  inviteCompanyUserAgain,
  listConsultantCompanies,
  searchConsultantCompanies,
});
