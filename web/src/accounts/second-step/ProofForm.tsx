import { useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { IdentityProof } from '../security/security.queries.ts';
import { PasskeyProof } from './PasskeyProof.tsx';
import { knowsPasskeys } from './passkeys.ts';
import { choiceTexts, type ProofMethod } from './proof-texts.ts';
import { TypedProof } from './TypedProof.tsx';

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

/** Proves who somebody is, in one of several ways. */
export function ProofForm(props: ProofFormProps) {
  const { t } = useLingui();
  const methods = props.methods.filter((method) => method !== 'passkey' || knowsPasskeys());
  const [chosen, choose] = useState<ProofMethod>();
  const current = chosen ?? methods[0];
  const change = (method: ProofMethod) => {
    props.reset();
    choose(method);
  };
  return (
    <Stack>
      {current === 'passkey' && <PasskeyProof {...props} />}
      {current !== undefined && current !== 'passkey' && (
        <TypedProof key={current} method={current} {...props} />
      )}
      <Stack gap={0}>
        {methods
          .filter((method) => method !== current)
          .map((method) => (
            <Button key={method} variant="subtle" onClick={() => change(method)}>
              {t(choiceTexts[method])}
            </Button>
          ))}
      </Stack>
    </Stack>
  );
}
