import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import { useLocale } from '../../../client/use-locale.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/ListSkeleton.tsx';
import { told } from '../../../ui/states/told.ts';
import { Answered } from '../../answer/Answered.tsx';
import { AnswerState } from '../../answer/AnswerState.tsx';
import { GroundsText } from '../../answer/GroundsText.tsx';
import { AskColumn } from './AskColumn.tsx';
import { FoldedAnswer } from './FoldedAnswer.tsx';
import { stillThere } from './use-column.ts';
import { ColumnFrame, type OpenColumn } from './ColumnFrame.tsx';
import { EverythingPart } from './EverythingPart.tsx';
import { rankingQuery, useRank } from './column.queries.ts';
import { RankingView } from './RankingView.tsx';

const { least, most } = limits.assessment.ranked;

/** The people of a column in an order that a machine suggests, and how sure it is. */
export function RankingPage() {
  const { t } = useLingui();
  return (
    <ColumnFrame title={(column) => t`Ranger kandidatene i ${column}`} least={least}>
      {(open) => <RankingOf open={open} />}
    </ColumnFrame>
  );
}

function RankingOf({ open }: { open: OpenColumn }) {
  const { t } = useLingui();
  const { need, column } = open;
  const query = useQuery(rankingQuery(need, column, useLocale()));
  const rank = useRank(need, column);
  const { data, error } = query;
  if (query.isPending) return <ListSkeleton rows={4} height={120} />;
  if (data === undefined && error) {
    const retry = () => void query.refetch();
    return <ErrorState error={error} title={t`Vi fikk ikke hentet svaret`} onRetry={retry} />;
  }
  const ask = (evaluation_board_cards: string[], prompt: string, asked: () => void) =>
    rank.mutate({ evaluation_board_cards, prompt }, told({ next: asked }));
  const askAnew = (evaluation_board_cards: string[], prompt: string) =>
    rank.mutate({ evaluation_board_cards, prompt, force_recreate: true });
  const ranked = stillThere(open, data?.newest_question.evaluation_board_cards);
  const again =
    data && ranked.length >= least
      ? {
          pending: rank.isPending,
          onClick: () => askAnew(ranked, data.newest_question.prompt),
        }
      : undefined;
  return (
    <>
      <AskColumn
        open={open}
        label={t`Hvem skal rangeres?`}
        least={least}
        most={most}
        isAnswered={data !== null}
        pending={rank.isPending}
        error={rank.error}
        onAsk={ask}
        confirm={(count) => (
          <Plural value={count} one="Ranger # kandidat" other="Ranger # kandidater" />
        )}
      />
      {data && <AnswerState job={data} hasAnswer={data.output !== null} again={again} />}
      {data?.output && (
        <FoldedAnswer open={open} folded={data.folded_evaluation_board_cards}>
          <Answered job={data} again={again}>
            <RankingView output={data.output} people={open.people} />
          </Answered>
          <GroundsText {...data} />
        </FoldedAnswer>
      )}
      <EverythingPart open={open} />
    </>
  );
}
