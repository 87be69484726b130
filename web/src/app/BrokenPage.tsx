import { useLingui } from '@lingui/react/macro';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '../ui/states/ErrorState.tsx';

/** Shown when the shell itself could not start. */
export function BrokenShell(props: ErrorComponentProps) {
  return (
    <main>
      <BrokenPage {...props} />
    </main>
  );
}

/** Shown when a page throws; offers to try again. */
export function BrokenPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
  return (
    <ErrorState order={1} title={t`Siden kunne ikke vises`} error={error} onRetry={tryAgain} />
  );
}
