export {
  changeOrganization,
  findOrganization,
  lockOrganization,
  makeOrganization,
  searchOrganizations,
} from './organizations.repository.ts';
