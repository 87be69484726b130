export { editOrganization } from './edit-organization.ts';
export { lockOrganization, makeOrganization } from './organizations.repository.ts';
