import { useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useOpenCard, type OpenCard } from '../../boards/public/open-card.ts';
import { useLocale } from '../../client/use-locale.ts';
import { useCriteria, type Criterion } from '../../opportunities/public/criteria.ts';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { evaluationsQuery } from './evaluations.queries.ts';
import { criteriaOf, NeedOf, NoCriteria } from './NeedOf.tsx';
import { ownScoresQuery, type OwnScores } from './own-scores.queries.ts';
import { MachinePart } from './MachinePart.tsx';
import { OpenAnyway } from './OpenAnyway.tsx';
import { OwnScoresForm } from './OwnScoresForm.tsx';

/** In a card beside the board: one's own scores first, then what a machine says. */
export function CardAssessment() {
  const { t } = useLingui();
  const open = useOpenCard();
  if (!open) return null;
  if (!open.detail.profile_data) {
    return <Text c="dimmed">{t`Kortet er ikke knyttet til en profil som kan vurderes.`}</Text>;
  }
  return <NeedOf of={open.of}>{(need) => <OfNeed need={need} open={open} />}</NeedOf>;
}

function OfNeed({ need, open }: { need: string; open: OpenCard }) {
  const { t } = useLingui();
  const criteria = useCriteria(need);
  const scores = useQuery(ownScoresQuery(open.detail.evaluation_board_card));
  return (
    <QueryState
      query={criteria}
      skeleton={<ListSkeleton rows={4} height={72} />}
      errorTitle={t`Vi fikk ikke hentet kriteriene`}
    >
      {(read) =>
        read.criteria.length === 0 ? (
          <NoCriteria href={criteriaOf(open.of)} />
        ) : (
          <QueryState
            query={scores}
            skeleton={<ListSkeleton rows={4} height={72} />}
            errorTitle={t`Vi fikk ikke hentet poengene dine`}
          >
            {(own) => <Parts need={need} open={open} criteria={read.criteria} own={own} />}
          </QueryState>
        )
      }
    </QueryState>
  );
}

interface PartsProps {
  need: string;
  open: OpenCard;
  criteria: readonly Criterion[];
  own: OwnScores;
}

function Parts({ need, open, criteria, own }: PartsProps) {
  const { evaluation_board_card: card } = open.detail;
  const { data } = useQuery(evaluationsQuery(need, useLocale()));
  // Who does not want to be assessed, and never was, leaves nothing to open.
  const isNothing =
    data?.declined_evaluation_board_cards.includes(card) &&
    data.evaluation_board_card_ai_assessments.every((one) => one.evaluation_board_card !== card);
  return (
    <Stack gap="xl">
      <OwnScoresForm key={card} card={card} criteria={criteria} own={own} />
      {own.is_folded && !isNothing ? (
        <OpenAnyway card={card} />
      ) : (
        <MachinePart need={need} open={open} criteria={criteria} />
      )}
    </Stack>
  );
}
