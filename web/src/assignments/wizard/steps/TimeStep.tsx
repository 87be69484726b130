import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, NumberInput, Select } from '@mantine/core';
import { countries } from '@torg/protocol/terms';
import { useRegions } from '../../../regions/public/use-regions.ts';
import { errorText } from '../../../ui/text/error-texts.ts';
import { countryTexts } from '../../../ui/text/country-texts.ts';
import { DayField } from '../fields/DayField.tsx';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { TextField } from '../fields/TextField.tsx';
import { percentRange } from '../field-rules.ts';
import { useField } from '../use-field.ts';
import { useWizard } from '../wizard-context.ts';

export function TimeStep() {
  const { t } = useLingui();
  return (
    <>
      <DayField name="start_date" label={t`Oppstart`} />
      <TextField
        name="duration"
        label={t`Varighet`}
        placeholder={t`Seks måneder, med mulighet for forlengelse`}
      />
      <PercentField />
      <RemoteField />
      <RegionField />
      <TextField
        name="place_description"
        label={t`Mer om stedet`}
        placeholder={t`Sentrum, to dager i uken på kontoret`}
      />
    </>
  );
}

function PercentField() {
  const { t } = useLingui();
  const { onChange, value, ...field } = useField('percent');
  const { min, max } = percentRange;
  return (
    <FieldFrame name="percent">
      <NumberInput
        {...field}
        label={t`Omfang i prosent`}
        description={t`Fra ${min} til ${max}. Fulltid er ${max}.`}
        withAsterisk
        aria-required
        value={value ?? ''}
        onChange={(typed) => onChange(typed === '' ? null : Math.round(Number(typed)))}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        step={10}
        suffix=" %"
        maw={200}
      />
    </FieldFrame>
  );
}

function RemoteField() {
  const { t } = useLingui();
  const { value, onChange, ...field } = useField('allow_remote_work');
  return (
    <FieldFrame name="allow_remote_work">
      <Checkbox
        {...field}
        label={t`Fjernarbeid er mulig`}
        description={t`Konsulenten kan gjøre hele eller deler av jobben hjemmefra.`}
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </FieldFrame>
  );
}

/** Lists the regions of the client's own country first. */
function RegionField() {
  const { t } = useLingui();
  const { draft, values } = useWizard();
  const { onChange, error, ...field } = useField('region');
  const { data, error: failure } = useRegions();
  const { country } = draft.company;
  const order = countries.toSorted((code) => (code === country ? -1 : 1));
  const groups = order.map((code) => ({
    group: t(countryTexts[code]),
    items: (data?.regions ?? [])
      .filter((region) => region.country === code)
      .map(({ uuid, name }) => ({ value: uuid, label: name })),
  }));
  return (
    <FieldFrame name="region">
      <Select
        {...field}
        label={t`Region`}
        description={
          values.allow_remote_work ? (
            <Trans>Valgfritt når fjernarbeid er mulig.</Trans>
          ) : (
            <Trans>Der konsulenten skal jobbe.</Trans>
          )
        }
        withAsterisk={!values.allow_remote_work}
        placeholder={t`Velg region`}
        data={groups}
        onChange={onChange}
        error={error ?? (failure && errorText(failure))}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`Tøm feltet` }}
        nothingFoundMessage={t`Ingen treff`}
        maw={420}
      />
    </FieldFrame>
  );
}
