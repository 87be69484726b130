import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import { AnsweredBy } from '../../opportunities/public/AnsweredBy.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { Withheld } from '../answer/Withheld.tsx';
import type { FoundAnswer } from './admin-assessments.queries.ts';
import classes from './ProfilesAnswer.module.css';

/** The answer, below what it answers while one writes the next; and the lines it comes from. */
export function ProfilesAnswer({ question, answer }: { question: string; answer: FoundAnswer }) {
  const { t } = useLingui();
  const { result, sources, answered_by, created_at } = answer;
  return (
    <Stack gap="md" component="section" aria-label={t`Svaret`}>
      <Text size="sm" c="dimmed" className={classes.result}>
        <Trans>Du spurte: {question}</Trans>
      </Text>
      <Text className={classes.result}>{result}</Text>
      {sources.length > 0 && (
        <section aria-label={t`Kilder`}>
          <Title order={3} size="h5" mb="xs">
            <Trans>Kilder</Trans>
          </Title>
          <ol className={classes.sources}>
            {sources.map(({ profile, item, quote, name }) => (
              <li key={`${profile} ${item} ${quote}`}>
                <TextLink href={`/profiles/${profile}#${item}`}>{name}</TextLink>{' '}
                <q className={classes.quote}>{quote}</q>
              </li>
            ))}
          </ol>
        </section>
      )}
      <footer>
        <AnsweredBy answered_by={answered_by} created_at={created_at} />
        {sources.length > 0 && <Withheld except="languages_not_asked_for" />}
      </footer>
    </Stack>
  );
}
