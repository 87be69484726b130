import { organizationCalls } from '@torg/protocol/organizations/organizations';
import { routes } from '../platform/handler.ts';
import { removeLogo } from './remove-logo.ts';
import { openForAdministering } from './open-organization.ts';
import { lookUpCompany } from './look-up-company.ts';
import { searchCompanies } from './search-companies.ts';
import './organizations.tables.ts';
import { uploadLogo } from './upload-logo.ts';

const handlers = {
  searchCompanies,
  lookUpCompany,
  uploadLogo,
  removeLogo,
};

export const organizationRoutes = routes(organizationCalls, handlers, {
  uploadLogo: (context, { params }) => openForAdministering(context, params.organization_id),
});
