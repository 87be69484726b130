import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { disciplines, type Discipline } from '@torg/protocol/terms';
import { useId, useState } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { disciplineTexts } from '../../competencies/public/discipline-texts.ts';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { formDiscipline } from '../form-discipline.ts';
import { useBeginForm } from '../qa-interviews.queries.ts';
import classes from './BeginForm.module.css';

const about: Record<Discipline, MessageDescriptor> = {
  technology: msg`Utvikling, arkitektur, data og drift`,
  design: msg`Brukeropplevelse, innsikt og grensesnitt`,
  project_and_test_management: msg`Prosjekter, team, krav og test`,
  management_consulting: msg`Strategi, virksomhet og endring`,
  security: msg`Sikkerhet i systemer og organisasjon`,
};

/** Starts an interview; the discipline decides its questions. */
export function BeginForm() {
  const { t } = useLingui();
  const begin = useBegin();
  const id = useId();
  const [chosen, setChosen] = useState<Discipline>();
  const [attempted, setAttempted] = useState(false);
  const submit = () => {
    setAttempted(true);
    if (chosen) begin.start(chosen);
    else document.querySelector<HTMLElement>(`input[name="${id}"]`)?.focus();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Radio.Group
        name={id}
        label={t`Hvilket fagområde vil du intervjues i?`}
        value={chosen ?? ''}
        onChange={(value) => setChosen(disciplines.find((one) => one === value))}
        error={attempted && !chosen && t`Velg et fagområde.`}
      >
        <div className={classes.choices}>
          {disciplines.map((one) => (
            <Radio
              key={one}
              value={one}
              className={classes.choice}
              label={t(disciplineTexts[one])}
              description={t(about[one])}
            />
          ))}
        </div>
      </Radio.Group>
      <Stack mt="md" align="flex-start">
        <ErrorNotice error={begin.error} />
        <MainAction type="submit" loading={begin.isPending}>
          <Trans>Begynn</Trans>
        </MainAction>
      </Stack>
    </form>
  );
}

/** Creates a form and opens it. */
function useBegin() {
  const navigate = useNavigate();
  const locale = useLocale();
  const { mutate, isPending, error } = useBeginForm();
  const start = (discipline: Discipline) =>
    mutate(
      { discipline: formDiscipline(discipline), locale },
      {
        onSuccess: ({ uuid }) =>
          void navigate({ to: '/qa-interviews/$form', params: { form: uuid } }),
      },
    );
  return { start, isPending, error };
}
