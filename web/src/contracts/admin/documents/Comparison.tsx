import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { localeOfDocument } from '@torg/protocol/contracts/contract-terms';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Section } from '../../../ui/layout/Section.tsx';
import { ListSkeleton } from '../../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../../ui/states/QueryState.tsx';
import { ChangesLegend } from '../../ChangesLegend.tsx';
import { TextChangesView } from '../../TextChangesView.tsx';
import { comparisonQuery, documentsQuery, type ContractDocument } from './documents.queries.ts';

/** What is new in the newer of two versions of a document; the address names the other one. */
export function Comparison({ document }: { document: ContractDocument }) {
  const { t } = useLingui();
  const { compare }: { compare?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data } = useQuery(documentsQuery);
  const others = (data?.documents ?? []).filter(
    (one) => one.type === document.type && one.document !== document.document,
  );
  if (others.length === 0) return null;
  const chosen = others.find((one) => one.document === compare);
  const choose = (id: string) =>
    void navigate({
      to: '/admin/cooperation-contracts/documents/$document',
      params: { document: document.document },
      search: id === '' ? {} : { compare: id },
      replace: true,
      resetScroll: false,
    });
  return (
    <Section title={t`Sammenlign`}>
      <Stack>
        <NativeSelect
          label={<Trans>Med versjon</Trans>}
          maw="16rem"
          value={chosen?.document ?? ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          data={[
            { value: '', label: t`Velg versjon` },
            ...others.map(({ document: value, version }) => ({
              value,
              label: t`Versjon ${version}`,
            })),
          ]}
        />
        {chosen && <Changes one={chosen} other={document} />}
      </Stack>
    </Section>
  );
}

interface ChangesProps {
  one: ContractDocument;
  other: ContractDocument;
}

/** Always from the older version to the newer. */
function Changes({ one, other }: ChangesProps) {
  const { t } = useLingui();
  const [from, to] = one.version < other.version ? [one, other] : [other, one];
  const query = useQuery({
    ...comparisonQuery(to.document, from.document),
    // A draft changes while it is compared.
    staleTime: 0,
  });
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={3} height={40} />}
      errorTitle={t`Vi fikk ikke sammenlignet versjonene`}
    >
      {({ changes }) => (
        <>
          <Text size="sm" c="dimmed">
            <Trans>
              Fra versjon {from.version} til versjon {to.version}.
            </Trans>{' '}
            <ChangesLegend />
          </Text>
          <TextChangesView changes={changes} lang={localeOfDocument[to.type]} />
        </>
      )}
    </QueryState>
  );
}
