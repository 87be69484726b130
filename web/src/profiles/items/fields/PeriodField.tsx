import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { MonthYearField } from '../../../ui/field/MonthYearField.tsx';
import { fieldId } from '../../editor/field-id.ts';
import { RuleHint } from '../../editor/RuleHint.tsx';
import { periodText } from '../../reading/sections/period.ts';
import { formKind, type ItemForms } from '../item-forms.ts';
import { ItemField } from './ItemField.tsx';
import classes from './PeriodField.module.css';
import type { ItemFormState } from '../use-item-form.ts';
import { useProblemText } from '../use-problem-text.ts';

type WithPeriod = 'project' | 'work_experience' | 'education';

const names = ['from_year', 'from_month', 'to_year', 'to_month', 'ongoing'] as const;

/** The start, and the end unless it is ongoing. */
export function PeriodField<K extends WithPeriod>({ form }: { form: ItemFormState<K> }) {
  const { t, i18n } = useLingui();
  const problemText = useProblemText();
  const { values, problems, lacksAt } = form;
  const show = (shown: ItemForms[K]) =>
    periodText(i18n.locale, formKind(form.kind).write(shown), t`nå`);
  return (
    <ItemField form={form} names={names} show={show}>
      <div className={classes.period}>
        <MonthYearField
          id={fieldId('from_year')}
          label={t`Fra`}
          description={lacksAt['from_year'] && <RuleHint code={lacksAt['from_year']} />}
          error={problemText(problems['from_year'])}
          value={{ month: values.from_month, year: values.from_year }}
          onChange={({ month, year }) => {
            form.set('from_month', month);
            form.set('from_year', year);
          }}
        />
        <div>
          <MonthYearField
            id={fieldId('to_year')}
            label={t`Til`}
            error={problemText(problems['to_year'])}
            value={{ month: values.to_month, year: values.to_year }}
            onChange={({ month, year }) => {
              form.set('to_month', month);
              form.set('to_year', year);
            }}
            disabled={values.ongoing}
          />
          <Checkbox
            id={fieldId('ongoing')}
            className={classes.ongoing}
            label={t`Pågår fortsatt`}
            checked={values.ongoing}
            onChange={({ currentTarget }) => form.set('ongoing', currentTarget.checked)}
          />
        </div>
      </div>
    </ItemField>
  );
}
