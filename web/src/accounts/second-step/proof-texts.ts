import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IdentityProof } from '../security/security.queries.ts';

export type ProofMethod = IdentityProof['method'];
export type TypedMethod = Exclude<ProofMethod, 'passkey'>;

/** What is typed for each way. */
export const fieldTexts: Record<
  TypedMethod,
  { label: MessageDescriptor; hint?: MessageDescriptor; empty: MessageDescriptor }
> = {
  password: { label: msg`Passord`, empty: msg`Skriv passordet ditt` },
  totp: {
    label: msg`Kode`,
    hint: msg`De seks sifrene som kodeappen din viser nå.`,
    empty: msg`Skriv koden fra appen`,
  },
  recovery_code: {
    label: msg`Gjenopprettingskode`,
    hint: msg`En av kodene du tok vare på, som abcde-fghij. Den virker bare én gang.`,
    empty: msg`Skriv en av gjenopprettingskodene`,
  },
};

/** Choosing another way. */
export const choiceTexts: Record<ProofMethod, MessageDescriptor> = {
  password: msg`Bruk passordet`,
  totp: msg`Bruk kode fra appen`,
  passkey: msg`Bruk en passnøkkel`,
  recovery_code: msg`Bruk en gjenopprettingskode`,
};
