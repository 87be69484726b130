import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Progress, Text } from '@mantine/core';
import { useNumberText } from '../../ui/text/number-text.ts';
import { isSlow } from '../is-slow.ts';
import type { Term } from '../vocabulary.queries.ts';

/**
 * How far profiles have been updated after a change. Screen readers do not announce the running
 * count.
 */
export function FollowedNote({ followed }: Pick<Term, 'followed'>) {
  const { t } = useLingui();
  const numberText = useNumberText();
  if (!followed || !isSlow(followed.total)) return null;
  const { total } = followed;
  const done = numberText(followed.done);
  return (
    <div>
      <Text role="status" size="sm" mt="sm">
        <Trans>Søk og filtre følger etter endringen, profil for profil.</Trans>
      </Text>
      <Text c="dimmed" size="sm" mb={6}>
        <Plural value={total} one={`${done} av # profil`} other={`${done} av # profiler`} />
      </Text>
      <Progress
        aria-label={t`Profiler som søk og filtre har fått med seg`}
        value={(100 * followed.done) / total}
      />
    </div>
  );
}
