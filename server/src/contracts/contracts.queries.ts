export { findWithCooperationAgreement, hasCooperationAgreement } from './contracts.repository.ts';
