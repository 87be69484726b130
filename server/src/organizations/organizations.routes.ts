import { organizationCalls } from '@torg/protocol/organizations';
import { routes } from '../platform/handler.ts';
import { searchCompanies } from './search-companies.ts';
import './organizations.tables.ts';

export const organizationRoutes = routes(organizationCalls, { searchCompanies });
