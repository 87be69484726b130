export { findWithCooperationAgreement, hasCooperationAgreement } from './contracts.repository.ts';
export {
  countCheckFailures,
  countToSign,
  countWaitingLong,
} from './verification/waiting.repository.ts';
