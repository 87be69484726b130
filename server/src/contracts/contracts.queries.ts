export { findWithCooperationAgreement, hasCooperationAgreement } from './contracts.repository.ts';
export { countCheckFailures, countToSign } from './verification/waiting.repository.ts';
