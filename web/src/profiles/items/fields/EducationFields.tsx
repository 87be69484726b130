import { useLingui } from '@lingui/react/macro';
import type { ItemFormState } from '../use-item-form.ts';
import classes from './ItemFields.module.css';
import { PeriodField } from './PeriodField.tsx';
import { LongText, ShortText } from './TextFields.tsx';

export function EducationFields({ form }: { form: ItemFormState<'education'> }) {
  const { t } = useLingui();
  return (
    <>
      <ShortText form={form} name="school" label={t`Skole`} withAsterisk />
      <div className={classes.pair}>
        <ShortText form={form} name="degree" label={t`Grad`} placeholder={t`Master`} />
        <ShortText form={form} name="programme" label={t`Studium`} placeholder={t`Informatikk`} />
      </div>
      <PeriodField form={form} />
      <LongText form={form} name="description" label={t`Beskrivelse`} />
    </>
  );
}
