import { searchCalls } from '@torg/protocol/search';
import { searchEngineCalls } from '@torg/protocol/search-engine';
import { routes } from '../platform/handler.ts';
import { adminAutocomplete } from './admin-autocomplete.ts';
import { adminSearch } from './admin-search.ts';
import { clientAutocomplete } from './client-autocomplete.ts';
import { clientSearch } from './client-search.ts';
import { getSearchEngine } from './get-search-engine.ts';
import { renewVectors } from './renew-vectors.ts';
import { searchProfiles } from './search-profiles.ts';
import { searchProjectCustomers } from './search-project-customers.ts';
import { searchProjectRoles } from './search-project-roles.ts';
import { searchProjectSkills } from './search-project-skills.ts';
import { searchWorkExperienceCompanies } from './search-work-experience-companies.ts';

export const searchRoutes = routes(searchCalls, {
  clientSearch,
  adminSearch,
  clientAutocomplete,
  adminAutocomplete,
  searchProfiles,
  searchProjectSkills,
  searchProjectRoles,
  searchProjectCustomers,
  searchWorkExperienceCompanies,
});

export const searchEngineRoutes = routes(searchEngineCalls, { getSearchEngine, renewVectors });
