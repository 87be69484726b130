import { useLingui } from '@lingui/react/macro';
import { Radio } from '@mantine/core';
import { hiringBases } from '@torg/protocol/agreements/hiring-terms';
import classes from './Basis.module.css';
import { useBasis } from './basis-context.ts';
import { basisId } from './basis-fields.ts';
import { BasisFrame } from './BasisFrame.tsx';
import { basisMeanings, basisTexts } from './basis-texts.ts';
import { useBasisError } from './use-basis-error.ts';

export function BasisChoice() {
  const { t } = useLingui();
  const { values, set } = useBasis();
  return (
    <BasisFrame name="choice">
      <Radio.Group
        label={t`Grunnlaget dere velger`}
        withAsterisk
        value={values.choice ?? ''}
        onChange={(chosen) => set('choice', hiringBases.find((one) => one === chosen) ?? null)}
        error={useBasisError('choice')}
      >
        <div className={classes.choices}>
          {hiringBases.map((basis, place) => (
            <Radio
              key={basis}
              id={place === 0 ? basisId('choice') : undefined}
              value={basis}
              label={t(basisTexts[basis])}
              description={t(basisMeanings[basis])}
            />
          ))}
        </div>
      </Radio.Group>
    </BasisFrame>
  );
}
