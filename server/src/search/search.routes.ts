import { searchCalls } from '@torg/protocol/search/search';
import { searchEngineCalls } from '@torg/protocol/search/search-engine';
import { routes } from '../platform/handler.ts';
import { adminAutocomplete } from './autocomplete/admin-autocomplete.ts';
import { clientAutocomplete } from './autocomplete/client-autocomplete.ts';
import { searchProjectCustomers } from './autocomplete/search-project-customers.ts';
import { searchProjectRoles } from './autocomplete/search-project-roles.ts';
import { searchProjectSkills } from './autocomplete/search-project-skills.ts';
import { searchWorkExperienceCompanies } from './autocomplete/search-work-experience-companies.ts';
import { getSearchEngine } from './get-search-engine.ts';
import { renewVectors } from './meaning/renew-vectors.ts';
import { adminSearch } from './results/admin-search.ts';
import { clientSearch } from './results/client-search.ts';
import { searchProfiles } from './results/search-profiles.ts';

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
