export { findWithCooperationAgreement, hasCooperationAgreement } from './contracts.repository.ts';
export {
  countCheckFailures,
  countSendersToChoose,
  countToSign,
  countWaitingLong,
} from './verification/waiting.repository.ts';
