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
import { comparisonQuery, useCompare } from './column.queries.ts';
import { ComparisonView } from './ComparisonView.tsx';

const { least, most } = limits.assessment.compared;

/** What each of a few people in a column has before the others, side by side. */
export function ComparisonPage() {
  const { t } = useLingui();
  return (
    <ColumnFrame title={(column) => t`Sammenlign kandidatene i ${column}`} least={least}>
      {(open) => <Comparing open={open} />}
    </ColumnFrame>
  );
}

function Comparing({ open }: { open: OpenColumn }) {
  const { t } = useLingui();
  const { need, column } = open;
  const query = useQuery(comparisonQuery(need, column, useLocale()));
  const compare = useCompare(need, column);
  const { data, error } = query;
  if (query.isPending) return <ListSkeleton rows={2} height={200} />;
  if (data === undefined && error) {
    const retry = () => void query.refetch();
    return <ErrorState error={error} title={t`Vi fikk ikke hentet svaret`} onRetry={retry} />;
  }
  const ask = (evaluation_board_cards: string[], prompt: string, asked: () => void) =>
    compare.mutate({ evaluation_board_cards, prompt }, told({ next: asked }));
  const askAnew = (evaluation_board_cards: string[], prompt: string) =>
    compare.mutate({ evaluation_board_cards, prompt, force_recreate: true });
  const compared = stillThere(open, data?.newest_question.evaluation_board_cards);
  const again =
    data && compared.length >= least
      ? {
          pending: compare.isPending,
          onClick: () => askAnew(compared, data.newest_question.prompt),
        }
      : undefined;
  return (
    <>
      <AskColumn
        open={open}
        label={t`Hvem skal sammenlignes?`}
        least={least}
        most={most}
        isAnswered={data !== null}
        pending={compare.isPending}
        error={compare.error}
        onAsk={ask}
        confirm={(count) => (
          <Plural value={count} one="Sammenlign # kandidat" other="Sammenlign # kandidater" />
        )}
      />
      {data && <AnswerState job={data} hasAnswer={data.output !== null} again={again} />}
      {data?.output && (
        <FoldedAnswer open={open} folded={data.folded_evaluation_board_cards}>
          <Answered job={data} again={again}>
            <ComparisonView output={data.output} people={open.people} />
          </Answered>
          <GroundsText {...data} />
        </FoldedAnswer>
      )}
      <EverythingPart open={open} />
    </>
  );
}
