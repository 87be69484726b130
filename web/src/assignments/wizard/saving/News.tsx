import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useWizard } from '../wizard-context.ts';
import { useOtherWriter } from './use-other-writer.ts';

/** Announces changes that another editor has saved, and conflicts to resolve. */
export function News() {
  const { news, conflicts } = useWizard();
  const who = useOtherWriter();
  const waits = Object.keys(conflicts).length > 0;
  if (!waits && news.length === 0) return <span role="status" />;
  return (
    <Text
      size="sm"
      c={waits ? 'var(--mantine-color-error)' : undefined}
      role="status"
      component="span"
    >
      {waits ? (
        <Trans>Samme felt er endret av {who}. Velg hva som skal gjelde.</Trans>
      ) : (
        <Trans>Oppdatert med endringer fra {who}.</Trans>
      )}
    </Text>
  );
}
