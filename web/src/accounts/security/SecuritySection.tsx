import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '../../ui/layout/Section.tsx';
import { SecurityParts } from './SecurityParts.tsx';

/** The second step of signing in, on the account page. */
export function SecuritySection() {
  const { t } = useLingui();
  return (
    <Section
      title={t`Sikkerhet`}
      lead={
        <Trans>
          Med totrinnsinnlogging slipper ingen inn på kontoen din, selv om de får tak i passordet.
        </Trans>
      }
    >
      <SecurityParts />
    </Section>
  );
}
