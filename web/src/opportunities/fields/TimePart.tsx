import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { DeadlineInput } from '../../assignments/public/fields/DeadlineInput.tsx';
import { PercentInput } from '../../assignments/public/fields/PercentInput.tsx';
import { RemoteInput } from '../../assignments/public/fields/RemoteInput.tsx';
import { RegionSelect } from '../../regions/public/RegionSelect.tsx';
import { DateField } from '../../ui/field/DateField.tsx';
import { useNeed } from './need-context.ts';
import { percentRange } from './need-fields.ts';
import { NeedFieldFrame } from './NeedFieldFrame.tsx';
import { NeedTextField } from './NeedTextField.tsx';
import { useNeedField } from './use-need-field.ts';

export function TimePart() {
  const { t } = useLingui();
  const { organization } = useNeed().need;
  const country = organization?.country ?? 'NO';
  return (
    <Stack gap="xl">
      <StartField />
      <NeedTextField name="duration" label={t`Varighet`} />
      <NeedFieldFrame name="percent">
        <PercentInput {...useNeedField('percent')} {...percentRange} />
      </NeedFieldFrame>
      <NeedFieldFrame name="allow_remote_work">
        <RemoteInput {...useNeedField('allow_remote_work')} />
      </NeedFieldFrame>
      <NeedFieldFrame name="region">
        <RegionSelect {...useNeedField('region')} first={country} />
      </NeedFieldFrame>
      <NeedTextField name="place_description" label={t`Mer om stedet`} />
      <NeedFieldFrame name="deadline">
        <DeadlineInput {...useNeedField('deadline')} country={country} />
      </NeedFieldFrame>
    </Stack>
  );
}

function StartField() {
  const { t } = useLingui();
  const field = useNeedField('start_date');
  return (
    <NeedFieldFrame name="start_date">
      <DateField {...field} onUnread={field.onChange} label={t`Oppstart`} clearable maw={320} />
    </NeedFieldFrame>
  );
}
