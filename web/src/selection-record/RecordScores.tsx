import { useLingui } from '@lingui/react/macro';
import { Box, Stack, Text, Title } from '@mantine/core';
import { FoldedScores } from '../assessments/public/FoldedScores.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { PersonScores } from './PersonScores.tsx';
import { recordQuery, type SelectionRecord } from './record.queries.ts';

/** What people and what a machine have scored, apart. */
export function RecordScores({ record }: { record: SelectionRecord }) {
  const { t } = useLingui();
  const { people, folded, evaluation_board } = record;
  const words = record.criteria.at(-1)?.criteria.map(({ criteria }) => criteria) ?? [];
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
                <Box mb="lg">
                  <FoldedScores
                    board={evaluation_board}
                    cards={folded}
                    shownBy={recordQuery(evaluation_board).queryKey}
                  />
                </Box>
              )}
              {scored.length === 0 && !(by === 'by_machine' && folded.length > 0) && (
                <Text c="dimmed" mb="sm">{t`Ingen har fått poeng ennå.`}</Text>
              )}
              <Stack gap="lg">
                {scored.map((person) => (
                  <PersonScores key={person.id} person={person} by={by} criteria={words} />
                ))}
              </Stack>
            </section>
          );
        })}
      </Stack>
    </Section>
  );
}
