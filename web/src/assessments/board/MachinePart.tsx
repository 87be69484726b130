import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OpenCard } from '../../boards/public/open-card.ts';
import { useLocale } from '../../client/use-locale.ts';
import type { Criterion } from '../../opportunities/public/criteria.ts';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { told } from '../../ui/states/told.ts';
import { AskAboutCard } from './AskAboutCard.tsx';
import { EngagementsPart } from './EngagementsPart.tsx';
import { EvaluationPart } from './EvaluationPart.tsx';
import { evaluationsQuery, useEvaluate } from './evaluations.queries.ts';
import { MatrixButton } from './MatrixButton.tsx';
import { criteriaOf } from './NeedOf.tsx';

interface MachinePartProps {
  need: string;
  open: OpenCard;
  criteria: readonly Criterion[];
}

/** What a machine says about whom a card is about. */
export function MachinePart({ need, open, criteria }: MachinePartProps) {
  const { t } = useLingui();
  const query = useQuery(evaluationsQuery(need, useLocale()));
  const evaluate = useEvaluate(need);
  const { evaluation_board_card: card, can } = open.detail;
  const hasDeclined = query.data?.declined_evaluation_board_cards.includes(card) ?? false;
  const mayAsk = can.edit && !hasDeclined;
  const ask = (prompt: string, asked: () => void) =>
    evaluate.mutate({ evaluation_board_cards: [card], prompt }, told({ next: asked }));
  const askAnew = (prompt: string) =>
    evaluate.mutate({ evaluation_board_cards: [card], prompt, force_recreate: true });
  const criteriaHref = criteriaOf(open.of);
  return (
    <section aria-label={t`Maskinens vurdering`}>
      <Group justify="space-between" mb="sm">
        <Title order={3} size="h4">
          <Trans>Maskinens vurdering</Trans>
        </Title>
        {!hasDeclined && <MatrixButton need={need} open={open} criteriaHref={criteriaHref} />}
      </Group>
      {hasDeclined && (
        <Text c="dimmed" size="sm" mb="md">
          <Trans>Konsulenten vil ikke vurderes med KI. Se på profilen selv i stedet.</Trans>
        </Text>
      )}
      <QueryState
        query={query}
        skeleton={<ListSkeleton rows={3} height={96} />}
        errorTitle={t`Vi fikk ikke hentet vurderingen`}
      >
        {({ evaluation_board_card_ai_assessments: every }) => {
          const found = every.find((one) => one.evaluation_board_card === card);
          return (
            <Stack gap="lg">
              {found?.profile_evaluation ? (
                <EvaluationPart
                  need={need}
                  open={open}
                  criteria={criteria}
                  assessment={found}
                  evaluation={found.profile_evaluation}
                  again={
                    mayAsk
                      ? {
                          pending: evaluate.isPending,
                          onClick: () => askAnew(found.newest_prompt),
                        }
                      : undefined
                  }
                />
              ) : null}
              {mayAsk && (
                <AskAboutCard
                  isAnswered={found?.profile_evaluation != null}
                  pending={evaluate.isPending}
                  error={evaluate.error}
                  criteriaHref={criteriaHref}
                  onAsk={ask}
                />
              )}
              <EngagementsPart
                need={need}
                open={open}
                criteriaHref={criteriaHref}
                mayAsk={mayAsk}
                engagements={found?.profile_most_relevant_professional_engagements ?? null}
              />
            </Stack>
          );
        }}
      </QueryState>
    </section>
  );
}
