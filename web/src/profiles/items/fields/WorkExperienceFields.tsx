import { useLingui } from '@lingui/react/macro';
import type { ItemFormState } from '../use-item-form.ts';
import classes from './ItemFields.module.css';
import { PeriodField } from './PeriodField.tsx';
import { LongText, ShortText } from './TextFields.tsx';

export function WorkExperienceFields({ form }: { form: ItemFormState<'work_experience'> }) {
  const { t } = useLingui();
  return (
    <>
      <div className={classes.pair}>
        <ShortText form={form} name="company" label={t`Arbeidsgiver`} withAsterisk />
        <ShortText form={form} name="description" label={t`Stilling`} />
      </div>
      <PeriodField form={form} />
      <LongText
        form={form}
        name="long_description"
        label={t`Beskrivelse`}
        description={t`Ansvar og resultater.`}
      />
    </>
  );
}
