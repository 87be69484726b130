import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import { AgoText } from '../../ui/text/DateText.tsx';

interface AnsweredByProps {
  answered_by: string;
  /** when it was asked for; unset where that is not known */
  created_at?: string;
}

/** Which engine has answered, and when. */
export function AnsweredBy({ answered_by, created_at }: AnsweredByProps) {
  const { t } = useLingui();
  if (answered_by === '') return null;
  const engine = answered_by === builtInEngine ? t`Torgs egne regler` : answered_by;
  return (
    <Text size="sm" c="dimmed">
      {created_at === undefined ? (
        <Trans>Svar fra {engine}.</Trans>
      ) : (
        <Trans>
          Svar fra {engine}, <AgoText value={created_at} />.
        </Trans>
      )}
    </Text>
  );
}
