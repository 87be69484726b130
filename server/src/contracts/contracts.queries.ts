export { findWithCooperationAgreement, hasCooperationAgreement } from './contracts.repository.ts';
export { statusAt } from './contracts.policy.ts';
export { hasStatusAt, signersOf, statusColumnAt } from './contracts.repository.ts';
export {
  countCheckFailures,
  countSendersToChoose,
  countToSign,
  countWaitingLong,
} from './verification/waiting.repository.ts';
