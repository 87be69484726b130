import { useLingui } from '@lingui/react/macro';
import { MonthYearField } from '../../../ui/field/MonthYearField.tsx';
import { fieldId } from '../../editor/field-id.ts';
import { monthText } from '../../reading/sections/period.ts';
import { yearIn } from '../../sections/month-year.ts';
import type { ItemFormState } from '../use-item-form.ts';
import { useProblemText } from '../use-problem-text.ts';
import { ItemField } from './ItemField.tsx';
import { LongText, ShortText } from './TextFields.tsx';

type DatedKind = 'course' | 'certification' | 'honor' | 'presentation' | 'publication';

/**
 * Fields of entries with a name and a date: courses, certifications, honors, presentations,
 * publications.
 */
export function DatedFields<K extends DatedKind>({ form }: { form: ItemFormState<K> }) {
  const { t, i18n } = useLingui();
  const problemText = useProblemText();
  const { year, month } = form.values;
  return (
    <>
      <ShortText form={form} name="name" label={t`Navn`} withAsterisk />
      <ItemField
        form={form}
        names={['year', 'month']}
        show={(values) => monthText(i18n.locale, yearIn(values.year), values.month)}
      >
        <MonthYearField
          id={fieldId('year')}
          label={t`Når`}
          error={problemText(form.problems['year'])}
          value={{ month, year }}
          onChange={(when) => {
            form.set('month', when.month);
            form.set('year', when.year);
          }}
        />
      </ItemField>
      <LongText form={form} name="description" label={t`Beskrivelse`} />
    </>
  );
}
