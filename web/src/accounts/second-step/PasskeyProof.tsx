import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useRef, type RefObject } from 'react';
import { useChange } from '../../client/use-change.ts';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import type { ProofFormProps } from './proof-form.ts';
import { signWithPasskey } from './passkeys.ts';

type PasskeyProofProps = Pick<ProofFormProps, 'send' | 'pending' | 'error' | 'passkeyOptions'>;

/** A page has no trap that looks for what wants the focus, as a dialog has. */
function useFocusAtStart<T extends HTMLElement>(): RefObject<T | null> {
  const wanted = useRef<T>(null);
  useEffect(() => wanted.current?.focus(), []);
  return wanted;
}

/** One press; the device asks for the rest. */
export function PasskeyProof({ send, pending, error, passkeyOptions }: PasskeyProofProps) {
  const sign = useChange(async () => signWithPasskey(await passkeyOptions()));
  const button = useFocusAtStart<HTMLButtonElement>();
  const start = () =>
    sign.mutate(undefined, {
      onSuccess: (response) => send({ method: 'passkey', response }),
    });
  return (
    <Stack>
      <Text>
        <Trans>Enheten din spør etter fingeravtrykk, ansikt eller PIN.</Trans>
      </Text>
      <ErrorNotice error={sign.error ?? error} />
      <MainAction
        ref={button}
        data-autofocus
        loading={sign.isPending || pending}
        leftSection={<IconFingerprint size={20} aria-hidden />}
        onClick={start}
      >
        <Trans>Bruk passnøkkelen</Trans>
      </MainAction>
    </Stack>
  );
}
