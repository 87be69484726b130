export { findOrganization } from './organizations.repository.ts';
