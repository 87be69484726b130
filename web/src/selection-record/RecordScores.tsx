import { Trans, useLingui } from '@lingui/react/macro';
import { List, Stack, Text, Title } from '@mantine/core';
import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import { FoldedScores } from '../assessments/public/FoldedScores.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { recordQuery, type SelectionRecord } from './record.queries.ts';

/** What people and what a machine have scored, apart. */
export function RecordScores({ record }: { record: SelectionRecord }) {
  const { t } = useLingui();
  const { people, folded, evaluation_board } = record;
  const lists = [
    { title: t`Poeng gitt av mennesker`, by: 'by_people' },
    { title: t`Poeng gitt av maskin`, by: 'by_machine' },
  ] as const;
  return (
    <Section title={t`Vurderinger`}>
      <Stack gap="lg">
        {lists.map(({ title, by }) => {
          const scored = people.filter(({ scores }) => scores[by].length > 0);
          return (
            <section key={by} aria-label={title}>
              <Title order={3} size="h4" mb="xs">
                {title}
              </Title>
              {by === 'by_machine' && folded.length > 0 && (
                <FoldedScores
                  board={evaluation_board}
                  cards={folded}
                  shownBy={recordQuery(evaluation_board).queryKey}
                />
              )}
              {scored.length === 0 && !(by === 'by_machine' && folded.length > 0) && (
                <Text c="dimmed" mb="sm">{t`Ingen har fått poeng ennå.`}</Text>
              )}
              {scored.map(({ id, name, scores }) => (
                <List key={id} my="xs">
                  {scores[by].map(({ criterion, score, most, by_name, at }) => (
                    <List.Item key={`${criterion} ${by_name} ${at}`}>
                      {name ?? t`Slettet profil`} · {criterion}:{' '}
                      <Trans>
                        {score} av {most}
                      </Trans>
                      {by_name !== null &&
                        ` (${by_name === builtInEngine ? t`Torgs egne regler` : by_name})`}
                    </List.Item>
                  ))}
                </List>
              ))}
            </section>
          );
        })}
      </Stack>
    </Section>
  );
}
