import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { ChoiceBar } from '../../ui/list/ChoiceBar.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import type { ChosenPeople } from './chosen-people.ts';
import { DisciplineSelect } from './DisciplineSelect.tsx';
import type { Importing } from './use-importing.ts';

interface ImportBarProps {
  people: ChosenPeople;
  importing: Importing;
}

/** Imports those who are chosen; stays visible while there are any. */
export function ImportBar({ people, importing }: ImportBarProps) {
  const { t } = useLingui();
  const { chosen } = people;
  if (chosen.size === 0) return null;
  return (
    <ChoiceBar
      label={t`De valgte`}
      counted={<Plural value={chosen.size} one="# valgt" other="# valgt" />}
      above={<Wrong people={people} importing={importing} />}
    >
      <ForAll people={people} />
      <Button size="sm" loading={importing.isPending} onClick={importing.start}>
        <Plural value={chosen.size} one="Hent inn # person" other="Hent inn # personer" />
      </Button>
      <Button size="sm" variant="subtle" color="gray" onClick={people.clear}>
        <Trans>Fjern valget</Trans>
      </Button>
    </ChoiceBar>
  );
}

/** One discipline for everybody who is chosen. */
function ForAll({ people }: Pick<ImportBarProps, 'people'>) {
  const { t } = useLingui();
  const all = new Set(people.chosen.values());
  const [first = ''] = all;
  const common = all.size === 1 ? first : '';
  return (
    <DisciplineSelect
      label={t`Fagområde for alle valgte`}
      value={common}
      onChange={(next) => people.setDiscipline([...people.chosen.keys()], next)}
    />
  );
}

function Wrong({ people, importing }: ImportBarProps) {
  const most = limits.flowcase.users;
  if (importing.isMissing) {
    return (
      <Alert role="alert" color="clay" variant="light">
        <Trans>Velg fagområde for alle. Det sier hvem som kvalitetssikrer profilen.</Trans>
      </Alert>
    );
  }
  if (importing.error) return <ErrorNotice error={importing.error} />;
  if (!people.isFull) return null;
  return (
    <Alert color="gray" variant="light">
      <Trans>Dere kan hente inn {most} om gangen.</Trans>
    </Alert>
  );
}
