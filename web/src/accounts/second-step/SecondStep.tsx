import { useLingui } from '@lingui/react/macro';
import type { PendingSignIn } from '../accounts.queries.ts';
import { ProofForm } from './ProofForm.tsx';
import { factorOptions, useFinishSignIn } from './sign-in.queries.ts';

interface SecondStepProps {
  pending: PendingSignIn;
  onSignedIn?: (answer: { return_to: string }) => void;
}

/** The second step of signing in. */
export function SecondStep({ pending, onSignedIn }: SecondStepProps) {
  const { t } = useLingui();
  const finish = useFinishSignIn();
  return (
    <ProofForm
      methods={pending.methods}
      send={(proof) => {
        if (proof.method !== 'password') finish.mutate(proof, { onSuccess: onSignedIn });
      }}
      pending={finish.isPending}
      error={finish.error}
      reset={finish.reset}
      passkeyOptions={factorOptions}
      confirm={t`Logg inn`}
    />
  );
}
