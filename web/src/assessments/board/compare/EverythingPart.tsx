import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useQuery } from '@tanstack/react-query';
import { focusWhenThere } from '../../../ui/dialog/focus-when-there.ts';
import { FactList } from '../../../ui/layout/FactList.tsx';
import { AskRefusal } from '../../asking/AskRefusal.tsx';
import { criteriaOf } from '../NeedOf.tsx';
import { compareAllQuery, useStartAll, type CompareAll } from './column.queries.ts';
import type { OpenColumn } from './ColumnFrame.tsx';

const progress = 'all-about-column';
/** The button goes with the last answer that is missing. */
const thenProgress = { onSuccess: () => void focusWhenThere(progress, 'nearest') };

/** How far the three kinds of questions about a column are, and all of them at once. */
export function EverythingPart({ open }: { open: OpenColumn }) {
  const { t } = useLingui();
  const { need, column, people } = open;
  const { data } = useQuery(compareAllQuery(need, column));
  const start = useStartAll(need, column);
  const count = people.people.length;
  const { compared, ranked } = limits.assessment;
  if (!data || count > ranked.most) return null;
  const tooMany = count > compared.most && isMissing(data.profile_comparison_evaluations);
  const kinds = [
    { label: t`Mest relevante`, kind: data.profile_most_relevant_professional_engagements },
    { label: t`Sammenligning`, kind: data.profile_comparison_evaluations },
    { label: t`Rangering`, kind: data.profile_ranking_evaluation },
  ];
  const missing = kinds.filter(({ kind }) => isMissing(kind));
  const isWhole = missing.length === (tooMany ? 1 : 0);
  return (
    <section id={progress} tabIndex={-1} aria-label={t`Alt om kolonnen`} data-no-print>
      <FactList facts={kinds.map(({ label, kind }) => ({ label, value: <Far kind={kind} /> }))} />
      {tooMany && (
        <Text size="sm" c="dimmed" mt="xs">
          <Trans>
            Kolonnen har {count} kandidater, og høyst {compared.most} sammenlignes om gangen.
            Sammenligningen blir derfor ikke med her; velg selv hvem den skal gjelde.
          </Trans>
        </Text>
      )}
      {!isWhole && (
        <Group mt="sm">
          <Button
            variant="default"
            size="xs"
            loading={start.isPending}
            onClick={() => start.mutate(undefined, thenProgress)}
          >
            <Trans>Spør om alt som mangler</Trans>
          </Button>
        </Group>
      )}
      <AskRefusal error={start.error} criteriaHref={criteriaOf(open.of)} />
    </section>
  );
}

/** Not asked, not answered yet, failed, or not asked about everybody in the column. */
const isMissing = (kind: CompareAll[keyof CompareAll]): boolean =>
  kind === null ||
  kind.inference_status !== 'success' ||
  kind.done < kind.total ||
  kind.never_asked > 0;

function Far({ kind }: { kind: CompareAll[keyof CompareAll] }) {
  if (kind === null) return <Trans>Ikke spurt om</Trans>;
  const { done, total, never_asked: left } = kind;
  return (
    <>
      <Trans>
        {done} av {total} er svart
      </Trans>
      {left > 0 && (
        <>
          {'. '}
          <Plural
            value={left}
            one="# kandidat er ikke spurt om"
            other="# kandidater er ikke spurt om"
          />
        </>
      )}
    </>
  );
}
