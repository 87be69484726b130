import { Trans, useLingui } from '@lingui/react/macro';
import { RegionSelect } from '../../../regions/public/RegionSelect.tsx';
import { PercentInput } from '../../public/fields/PercentInput.tsx';
import { RemoteInput } from '../../public/fields/RemoteInput.tsx';
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
  return (
    <FieldFrame name="percent">
      <PercentInput {...useField('percent')} {...percentRange} required />
    </FieldFrame>
  );
}

function RemoteField() {
  return (
    <FieldFrame name="allow_remote_work">
      <RemoteInput {...useField('allow_remote_work')} />
    </FieldFrame>
  );
}

function RegionField() {
  const { draft, values } = useWizard();
  return (
    <FieldFrame name="region">
      <RegionSelect
        {...useField('region')}
        first={draft.company.country}
        description={
          values.allow_remote_work ? (
            <Trans>Valgfritt når fjernarbeid er mulig.</Trans>
          ) : (
            <Trans>Der konsulenten skal jobbe.</Trans>
          )
        }
        required={!values.allow_remote_work}
      />
    </FieldFrame>
  );
}
