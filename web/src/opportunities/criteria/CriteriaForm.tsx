import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconPlus } from '@tabler/icons-react';
import { limits } from '@torg/protocol/limits';
import { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import { useState, type SubmitEvent } from 'react';
import { ConflictNotice } from '../../ui/autosave/ConflictNotice.tsx';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { aNewOne, draftsOf, inputOf, problemsIn, type CriterionDraft } from './criteria-list.ts';
import { useApproveCriteria, type Criteria } from './criteria.queries.ts';
import classes from './Criteria.module.css';
import { CriterionRows, criterionId } from './CriterionRows.tsx';
import { ReadCriteria } from './ReadCriteria.tsx';

const { body } = opportunityCalls.approveOpportunityCriteria;
const { most } = limits.opportunity.criteria;
const conflictId = 'criteria-conflict';

interface CriteriaFormProps {
  id: string;
  criteria: Criteria;
  onSuggest: () => void;
}

/** The criteria as they are edited, until somebody approves them. */
export function CriteriaForm({ id, criteria, onSuggest }: CriteriaFormProps) {
  const { t } = useLingui();
  const approve = useApproveCriteria(id);
  const { form, draft, isOvertaken, submit, outcome } = useCallForm({
    about: ['need-criteria', id],
    body,
    start: { list: draftsOf(criteria) },
    texts: {},
    validate: ({ list }): Record<string, string> =>
      list.length === 0 || problemsIn(list).size > 0 ? { list: t`Se over kriteriene.` } : {},
  });
  // Whoever kept theirs has seen this version, and is asked again only about a newer one.
  const [keptOver, setKeptOver] = useState<number>();
  const isAsked = isOvertaken && keptOver !== criteria.revision;
  const { list } = form.getValues();
  const write = (next: CriterionDraft[]) => form.setFieldValue('list', next);
  const add = () => {
    write([...list, aNewOne()]);
    void focusWhenThere(criterionId(list.length));
  };
  const send = submit(({ list: typed }) => {
    if (isAsked) return void focusWhenThere(conflictId);
    approve.mutate(
      { criteria: inputOf(typed), revision: criteria.revision },
      outcome({ done: t`Kriteriene er godkjent` }),
    );
  });
  const sendOrShow = (event: SubmitEvent<HTMLFormElement>) => {
    send(event);
    const [wrong] = problemsIn(list).keys();
    if (wrong !== undefined) void focusWhenThere(criterionId(wrong));
  };
  const choose = (which: 'mine' | 'theirs') => {
    if (which === 'theirs') draft.discard();
    else setKeptOver(criteria.revision);
    void focusWhenThere(criterionId(0));
  };
  const isSuggested = criteria.approved_at === null;
  return (
    <form onSubmit={sendOrShow} noValidate>
      <Stack gap="md">
        <Approval criteria={criteria} isDirty={form.isDirty()} />
        <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} />
        {isAsked && (
          <div id={conflictId} tabIndex={-1} role="group" aria-label={t`Velg hva som skal gjelde`}>
            <ConflictNotice
              title={
                isSuggested
                  ? t`Det er kommet nye forslag i mellomtiden`
                  : t`Kriteriene er endret av noen andre i mellomtiden`
              }
              onChoose={choose}
            >
              <ReadCriteria criteria={criteria.criteria} />
            </ConflictNotice>
          </div>
        )}
        <CriterionRows
          list={list}
          sources={criteria.criteria}
          showProblems={form.errors.list !== undefined}
          onChange={write}
        />
        <Group gap="md">
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={list.length >= most}
            onClick={add}
          >
            <Trans>Legg til kriterium</Trans>
          </Button>
          <Text size="sm" c="dimmed">
            <Plural value={list.length} one="# kriterium" other="# kriterier" /> ·{' '}
            {t`høyst ${most}`}
          </Text>
        </Group>
        {form.errors.list !== undefined && list.length === 0 && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            <Trans>Legg til minst ett kriterium.</Trans>
          </Text>
        )}
        <ErrorNotice error={isAsked ? null : approve.error} />
        <Group gap="sm">
          <MainAction type="submit" loading={approve.isPending}>
            {isSuggested || form.isDirty() ? (
              <Trans>Godkjenn kriteriene</Trans>
            ) : (
              <Trans>Godkjenn på nytt</Trans>
            )}
          </MainAction>
          <Button variant="subtle" onClick={onSuggest}>
            <Trans>Foreslå på nytt</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Approval({ criteria, isDirty }: { criteria: Criteria; isDirty: boolean }) {
  const { approved_at, approved_by_name: name } = criteria;
  if (approved_at === null && criteria.criteria.length === 0) {
    return (
      <Text c="dimmed" className={classes.read}>
        <Trans>
          Vi fant ingenting i behovet å foreslå kriterier fra. Skriv dem selv, eller legg til mer
          tekst i behovet og be om forslag på nytt.
        </Trans>
      </Text>
    );
  }
  if (approved_at === null) {
    return (
      <Text c="dimmed" className={classes.read}>
        <Trans>Dette er et forslag. Rett det som ikke stemmer, og godkjenn listen.</Trans>
      </Text>
    );
  }
  return (
    <Alert color="spruce" icon={<IconCircleCheck aria-hidden />} role="status">
      {name === null ? (
        <Trans>
          Godkjent <DateText value={approved_at} />.
        </Trans>
      ) : (
        <Trans>
          Godkjent av {name} <DateText value={approved_at} />.
        </Trans>
      )}{' '}
      {isDirty && <Trans>Endringene dine gjelder først når du godkjenner dem.</Trans>}
    </Alert>
  );
}
