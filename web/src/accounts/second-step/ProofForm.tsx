import { useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { PasskeyProof } from './PasskeyProof.tsx';
import { knowsPasskeys } from './passkeys.ts';
import type { ProofFormProps } from './proof-form.ts';
import { choiceTexts, type ProofMethod } from './proof-texts.ts';
import { TypedProof } from './TypedProof.tsx';

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
