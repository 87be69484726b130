import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFileCertificate } from '@tabler/icons-react';
import { FactList, type Fact } from '../../ui/layout/FactList.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ShortDateText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { usePercentText } from '../../ui/text/number-text.ts';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { contractAddress } from '../addresses.ts';
import type { AgreementView } from '../agreements.queries.ts';
import { PeriodText } from '../PeriodText.tsx';
import { lastDayOf } from './until-end.ts';

/** Who it is between, for how long, and its documents. */
export function AgreementAbout({ agreement }: { agreement: AgreementView }) {
  const { t } = useLingui();
  const facts = [...useParties(agreement), ...useNeighbours(agreement)];
  return (
    <Section title={t`Om avtalen`}>
      <FactList facts={facts} />
      {agreement.can.read_contract && (
        <Button
          mt="md"
          component={HrefLink}
          href={contractAddress(agreement.contract_id)}
          variant="default"
          leftSection={<IconFileCertificate size={18} aria-hidden />}
        >
          <Trans>Se den signerte kontrakten</Trans>
        </Button>
      )}
    </Section>
  );
}

function useParties(agreement: AgreementView): Fact[] {
  const { t } = useLingui();
  const percent = usePercentText();
  const { consultant, client, provider, start_date, end_date, ended_early } = agreement;
  const last = lastDayOf(agreement);
  const period =
    last < start_date ? <Trans>Begynte ikke</Trans> : <PeriodText start={start_date} end={last} />;
  return [
    { label: t`Periode`, value: period },
    ...(ended_early ? [{ label: t`Avtalt til`, value: <ShortDateText value={end_date} /> }] : []),
    { label: t`Stillingsprosent`, value: percent(agreement.employment_percentage) },
    {
      label: t`Konsulent`,
      value: <TextLink href={`/profiles/${consultant.consultant_id}`}>{consultant.name}</TextLink>,
    },
    { label: t`Konsulentens selskap`, value: provider.name || t`Uten selskap` },
    { label: t`Oppdragsgiver`, value: client.name },
  ];
}

/** The assignment, and the agreements before and after it. */
function useNeighbours({ assignment, extends_agreement, extended_by }: AgreementView): Fact[] {
  const { t } = useLingui();
  const before = <Trans>Den forrige avtalen</Trans>;
  const after = <Trans>Den neste avtalen</Trans>;
  const facts: (Fact | false)[] = [
    assignment !== null && {
      label: t({ message: 'Oppdrag', context: 'one' }),
      isLong: true,
      value: (
        <TextLink href={`/assignments/${assignment.assignment_id}`}>{assignment.title}</TextLink>
      ),
    },
    extends_agreement !== null && {
      label: t`Forlenger`,
      value: <TextLink href={`/agreements/${extends_agreement}`}>{before}</TextLink>,
    },
    extended_by !== null && {
      label: t`Forlenget av`,
      value: <TextLink href={`/agreements/${extended_by}`}>{after}</TextLink>,
    },
  ];
  return facts.filter((fact) => fact !== false);
}
