import { organizationCalls } from '@torg/protocol/organizations';
import { routes } from '../platform/handler.ts';
import { removeLogo, uploadLogo } from './change-logo.ts';
import { lookUpCompany } from './look-up-company.ts';
import { searchCompanies } from './search-companies.ts';
import './organizations.tables.ts';

export const organizationRoutes = routes(organizationCalls, {
  searchCompanies,
  lookUpCompany,
  uploadLogo,
  removeLogo,
});
