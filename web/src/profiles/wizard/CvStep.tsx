import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { PartFrame } from '../editor/PartFrame.tsx';

/** Fills the profile from a CV; how that is done is an upper floor's. */
export function CvStep() {
  const { t } = useLingui();
  return (
    <PartFrame
      title={t`CV`}
      lead={
        <Trans>
          Valgfritt. Har du en CV, leser vi den og foreslår innholdet. Du ser over alt før det
          legges inn.
        </Trans>
      }
    >
      <Outlet />
    </PartFrame>
  );
}
