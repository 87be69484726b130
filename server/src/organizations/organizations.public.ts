export { editOrganization, readOrganizationNumber } from './edit-organization.ts';
export {
  findOrganization,
  lockOrganization,
  makeOrganization,
  searchOrganizations,
} from './organizations.repository.ts';
export { mayAdministerOrganization } from './organizations.policy.ts';
