import { useLingui } from '@lingui/react/macro';
import { MonthYearField } from '../../../ui/field/MonthYearField.tsx';
import { fieldId } from '../../editor/field-id.ts';
import type { ItemFormState } from '../use-item-form.ts';
import { useProblemText } from '../use-problem-text.ts';
import { ItemField } from './ItemField.tsx';
import classes from './ItemFields.module.css';
import { LongText, ShortText } from './TextFields.tsx';

type PositionForm = ItemFormState<'position_experience'>;

export function PositionFields({ form }: { form: PositionForm }) {
  const { t } = useLingui();
  return (
    <>
      <ShortText form={form} name="name" label={t`Verv`} withAsterisk />
      <div className={classes.pair}>
        <YearField form={form} name="year_from" label={t`Fra`} />
        <YearField form={form} name="year_to" label={t`Til, tomt om det pågår`} />
      </div>
      <LongText form={form} name="description" label={t`Beskrivelse`} />
    </>
  );
}

interface YearFieldProps {
  form: PositionForm;
  name: 'year_from' | 'year_to';
  label: string;
}

function YearField({ form, name, label }: YearFieldProps) {
  const problemText = useProblemText();
  return (
    <ItemField form={form} names={[name]} show={(values) => values[name]}>
      <MonthYearField
        id={fieldId(name)}
        label={label}
        error={problemText(form.problems[name])}
        value={{ month: null, year: form.values[name] }}
        onChange={({ year }) => form.set(name, year)}
        yearOnly
      />
    </ItemField>
  );
}
