import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { IdentityProof } from '../security/security.queries.ts';
import type { ProofMethod } from './proof-texts.ts';

/** What the ways to prove oneself have in common. */
export interface ProofFormProps {
  /** the most convenient first */
  methods: readonly ProofMethod[];
  send: (proof: IdentityProof) => void;
  pending: boolean;
  error: unknown;
  /** forgets the error */
  reset: () => void;
  passkeyOptions: () => Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** on the button */
  confirm: string;
  /** tells the browser's password manager whose password it is */
  email?: string;
}
