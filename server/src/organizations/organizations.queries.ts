export { readOrganizationNumber } from './edit-organization.ts';
export { findOrganization, searchOrganizations } from './organizations.repository.ts';
export { mayAdministerOrganization } from './organizations.policy.ts';
