import type { CallName } from '@torg/protocol/all-calls';

const deadLink = { subject: { token: 'a-dead-link' } };
const aSignature = {
  ...{ name: 'Et Navn', authority_confirmed: true, document_hash: 'a'.repeat(64) },
};

/** The bodies of the calls by a mailed link, for the test of rights. */
export const signingBodies: Partial<Record<CallName, () => unknown>> = {
  openSigning: () => deadLink,
  readSigningDocument: () => deadLink,
  viewSigning: () => deadLink,
  requestSigningCode: () => deadLink,
  signContract: () => ({ ...deadLink, ...aSignature }),
  declineContract: () => ({ ...deadLink, reason: 'Nei.' }),
  verifyDocument: () => ({ sha256: 'a'.repeat(64) }),
};
