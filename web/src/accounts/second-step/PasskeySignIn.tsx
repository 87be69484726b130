import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useEffect } from 'react';
import { limits } from '@torg/protocol/limits';
import { useChange } from '../../client/use-change.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import type { SignInStep } from '../accounts.queries.ts';
import {
  knowsPasskeys,
  passkeyFilledIn,
  signWithPasskey,
  stopFillingIn,
  type PasskeyAnswer,
} from './passkeys.ts';
import { lastStep, passkeySignInOptions, useSignInWithPasskey } from './sign-in.queries.ts';

interface PasskeySignInProps {
  target: string;
  onStep?: (step: SignInStep) => void;
}

/** Signs in with a passkey alone: by this button, or by picking it where the address is filled in. */
export function PasskeySignIn({ target, onStep }: PasskeySignInProps) {
  const signIn = useSignInWithPasskey();
  const sign = useChange(async () => signWithPasskey(await passkeySignInOptions()));
  const send = (response: PasskeyAnswer) =>
    signIn.mutate(
      { response, return_to: target },
      { onSuccess: (answer) => onStep?.(lastStep(answer)) },
    );
  useFilledIn(send);
  if (!knowsPasskeys()) return null;
  return (
    <>
      <ErrorNotice error={sign.error ?? signIn.error} />
      <Button
        variant="default"
        leftSection={<IconFingerprint size={20} aria-hidden />}
        loading={sign.isPending || signIn.isPending}
        onClick={() => sign.mutate(undefined, { onSuccess: send })}
      >
        <Trans>Logg inn med passnøkkel</Trans>
      </Button>
    </>
  );
}

/** A request that is about to expire is replaced by a new one. */
const renewMs = (limits.passkey.minutes - 1) * 60_000;

function useFilledIn(send: (response: PasskeyAnswer) => void): void {
  useEffect(() => {
    let isHere = true;
    const offer = async () => {
      const response = await passkeyFilledIn(passkeySignInOptions);
      if (response && isHere) send(response);
    };
    void offer();
    const renewal = setInterval(() => void offer(), renewMs);
    return () => {
      isHere = false;
      clearInterval(renewal);
      void stopFillingIn();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, while the form is there
  }, []);
}
