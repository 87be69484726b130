import { useLingui } from '@lingui/react/macro';
import type { PendingSignIn } from '../accounts.queries.ts';
import { ProofForm } from './ProofForm.tsx';
import { factorOptions, isPendingOver, useFinishSignIn } from './sign-in.queries.ts';

interface SecondStepProps {
  pending: PendingSignIn;
  onSignedIn?: (answer: { return_to: string }) => void;
  /** it took too long, or another tab has signed in */
  onOver: (error: unknown) => void;
}

/** The second step of signing in. */
export function SecondStep({ pending, onSignedIn, onOver }: SecondStepProps) {
  const { t } = useLingui();
  const finish = useFinishSignIn();
  const noteEnd = (error: unknown) => {
    if (isPendingOver(error)) onOver(error);
  };
  const passkeyOptions = () =>
    factorOptions().catch((error: unknown) => {
      noteEnd(error);
      throw error;
    });
  return (
    <ProofForm
      methods={pending.methods}
      send={(proof) => {
        if (proof.method !== 'password') {
          finish.mutate(proof, { onSuccess: onSignedIn, onError: noteEnd });
        }
      }}
      pending={finish.isPending}
      error={finish.error}
      reset={finish.reset}
      passkeyOptions={passkeyOptions}
      confirm={t`Logg inn`}
    />
  );
}
