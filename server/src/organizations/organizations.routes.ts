import { organizationCalls } from '@torg/protocol/organizations/organizations';
import { routes } from '../platform/handler.ts';
import { removeLogo } from './remove-logo.ts';
import { lookUpCompany } from './look-up-company.ts';
import { searchCompanies } from './search-companies.ts';
import './organizations.tables.ts';
import { uploadLogo } from './upload-logo.ts';

export const organizationRoutes = routes(organizationCalls, {
  searchCompanies,
  lookUpCompany,
  uploadLogo,
  removeLogo,
});
