import { useLingui } from '@lingui/react/macro';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from '../ui/ErrorState.tsx';

/** The app could not start, or a page broke: says so, and offers to try again. */
export function BrokenPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
  return (
    <>
      <title>{`${t`Noe gikk galt`} · Torg`}</title>
      <ErrorState order={1} title={t`Siden kunne ikke vises`} error={error} onRetry={tryAgain} />
    </>
  );
}
