import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { stateColors, stateTexts } from '../interview-texts.ts';
import type { Interview } from '../interviews.queries.ts';
import { TimeText } from '../TimeText.tsx';
import { InterviewActions } from './InterviewActions.tsx';
import classes from './InterviewCard.module.css';
import { InterviewFacts } from './InterviewFacts.tsx';
import { TimeChoices } from './TimeChoices.tsx';

interface InterviewCardProps {
  interview: Interview;
  /** the page's own, where it fills one */
  order?: 2 | 3;
  /** in a list, the title leads to the interview's own page */
  isLinked?: boolean;
  /** among interviews about one thing, each is told apart by whom one meets */
  namedBy?: 'title' | 'consultant';
}

/** An interview as either side sees it, with what one can do about it. */
export function InterviewCard({
  interview,
  order = 3,
  isLinked = false,
  namedBy = 'title',
}: InterviewCardProps) {
  const { t } = useLingui();
  const { state, title, booked, zone, is_over, wish, reason, note } = interview;
  const isByName = namedBy === 'consultant' && interview.consultant.name !== '';
  const name = isByName ? interview.consultant.name : title;
  const isOn = state === 'booked' && booked !== null;
  return (
    <Paper component="article" className={classes.card}>
      <Stack gap="sm">
        <Group justify="space-between" align="start" wrap="nowrap">
          <Title order={order} size="h4" className={classes.title}>
            {isLinked ? (
              <TextLink href={`/interviews/${interview.interview}`}>{name}</TextLink>
            ) : (
              name
            )}
          </Title>
          <Badge color={stateColors[state]} variant="light" className={classes.state}>
            {is_over ? <Trans>Gjennomført</Trans> : t(stateTexts[state])}
          </Badge>
        </Group>
        {isByName && <Text c="dimmed">{title}</Text>}
        {isOn && (
          <Text fw={600} className={classes.when}>
            <TimeText time={booked} zone={zone} />
          </Text>
        )}
        <InterviewFacts interview={interview} />
        {note !== '' && <Words text={note} />}
        <TimeChoices interview={interview} />
        {wish !== '' && (
          <Words text={wish}>
            <Trans>{interview.consultant.name} skriver:</Trans>
          </Words>
        )}
        {reason !== '' && (
          <Words text={reason}>
            <Trans>Derfor ble det avlyst:</Trans>
          </Words>
        )}
        <InterviewActions interview={interview} />
      </Stack>
    </Paper>
  );
}

/** What somebody wrote, line by line. */
function Words({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div>
      {children && (
        <Text size="sm" c="dimmed">
          {children}
        </Text>
      )}
      <Text className={classes.words}>{text}</Text>
    </div>
  );
}
