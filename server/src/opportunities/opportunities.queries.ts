export { mayUse } from './opportunities.policy.ts';
