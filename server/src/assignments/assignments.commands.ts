export { lockAssignment } from './assignments.repository.ts';
