import { Trans } from '@lingui/react/macro';
import { Paper, Stack, Text, Title } from '@mantine/core';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { AgoText, DateText } from '../../ui/text/DateText.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import type { HumanAssessment } from './human.queries.ts';

/** One consultant's wish, and its answer. */
export function HumanWish({ wish }: { wish: HumanAssessment }) {
  const { account, name, title, assignment, reason, answer, answered_by_name: by } = wish;
  const { role } = useShellUser().roleData;
  const page = role === 'consultant' ? 'consultant-company/assessment' : 'assessment';
  const href =
    assignment === null
      ? `/opportunities/${wish.opportunity}`
      : `/assignments/${assignment}/${page}`;
  return (
    <Paper component="article" aria-label={name}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4">
            <TextLink href={`/profiles/${account}`}>{name}</TextLink>
          </Title>
          <Text size="sm">
            <TextLink href={href}>{title}</TextLink>
          </Text>
          <Text size="sm" c="dimmed">
            {wish.answered_at === null ? (
              <Trans>
                Spurte <AgoText value={wish.asked_at} />. Svar innen{' '}
                <DateText value={wish.due_at} />.
              </Trans>
            ) : (
              <Trans>
                Spurte <AgoText value={wish.asked_at} />. Besvart{' '}
                <AgoText value={wish.answered_at} />.
              </Trans>
            )}
          </Text>
        </div>
        {reason !== '' && (
          <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reason}</Text>
        )}
        {answer === null ? (
          <AnswerForm wish={wish} />
        ) : (
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {by !== null && <strong>{by}: </strong>}
            {answer}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}
