import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Progress, Text } from '@mantine/core';
import type { FlowcaseImport } from '../flowcase.queries.ts';

/** How many have their result. Screen readers hear when it is over, not each step. */
export function ImportProgress({ one }: { one: FlowcaseImport }) {
  const { t } = useLingui();
  const { pending, imported, linked, failed } = one.counts;
  const total = pending + imported + linked + failed;
  const done = total - pending;
  const isRunning = one.status === 'pending';
  return (
    <div>
      <Text role="status" fw={550} mb={4}>
        {isRunning ? (
          <Trans>Henter inn. Du kan forlate siden; det går videre av seg selv.</Trans>
        ) : (
          <Plural
            value={imported + linked}
            one="Ferdig: # person er hentet inn."
            other="Ferdig: # personer er hentet inn."
          />
        )}
      </Text>
      {isRunning && (
        <>
          <Text c="dimmed" size="sm" mb={6}>
            <Plural value={total} one={`${done} av # ferdig`} other={`${done} av # ferdige`} />
          </Text>
          <Progress
            aria-label={t`Hvor langt importen har kommet`}
            value={total === 0 ? 100 : (100 * done) / total}
          />
        </>
      )}
      {failed > 0 && (
        <Text size="sm">
          <Plural
            value={failed}
            one="# kunne ikke hentes inn; grunnen står ved navnet."
            other="# kunne ikke hentes inn; grunnen står ved hvert navn."
          />
        </Text>
      )}
    </div>
  );
}
