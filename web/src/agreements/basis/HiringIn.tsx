import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Input, Radio, SimpleGrid, TextInput } from '@mantine/core';
import { papersFor } from '@torg/protocol/agreements/hiring-basis';
import { hiringGrounds, type HiringPaper } from '@torg/protocol/agreements/hiring-terms';
import { limits } from '@torg/protocol/limits';
import { DateField } from '../../ui/field/DateField.tsx';
import classes from './Basis.module.css';
import { useBasis } from './basis-context.ts';
import { basisId, type PaperValue } from './basis-fields.ts';
import { BasisFrame } from './BasisFrame.tsx';
import { groundTexts, paperTexts } from './basis-texts.ts';
import { useBasisError } from './use-basis-error.ts';

/** Hiring-in needs a ground in the law, and the papers that belong to it. */
export function HiringIn() {
  const { t } = useLingui();
  const { values, today } = useBasis();
  return (
    <>
      <GroundField />
      {values.ground !== null && (
        <BasisFrame name="papers">
          <Input.Wrapper
            label={t`Papirene som må være i orden`}
            labelElement="div"
            description={t`Med dato, og hvem som har gjort det.`}
          >
            <ul className={classes.papers}>
              {papersFor(values.ground, today).map((paper) => (
                <li key={paper}>
                  <PaperFields paper={paper} />
                </li>
              ))}
            </ul>
          </Input.Wrapper>
        </BasisFrame>
      )}
    </>
  );
}

function GroundField() {
  const { t } = useLingui();
  const { values, set } = useBasis();
  return (
    <BasisFrame name="ground">
      <Radio.Group
        label={t`Hjemmel for innleien`}
        withAsterisk
        value={values.ground ?? ''}
        onChange={(chosen) => set('ground', hiringGrounds.find((one) => one === chosen) ?? null)}
        error={useBasisError('ground')}
      >
        <div className={classes.choices}>
          {hiringGrounds.map((ground, place) => (
            <Radio
              key={ground}
              id={place === 0 ? basisId('ground') : undefined}
              value={ground}
              label={t(groundTexts[ground])}
            />
          ))}
        </div>
      </Radio.Group>
    </BasisFrame>
  );
}

function PaperFields({ paper }: { paper: HiringPaper }) {
  const { t } = useLingui();
  const { values, set } = useBasis();
  const value = values.papers[paper];
  const title = t(paperTexts[paper]);
  const change = (part: Partial<PaperValue>) =>
    set('papers', { ...values.papers, [paper]: { ...value, ...part } });
  return (
    <>
      <Checkbox
        id={basisId(`papers.${paper}`)}
        label={title}
        checked={value.is_done}
        onChange={({ currentTarget }) => change({ is_done: currentTarget.checked })}
        error={useBasisError(`papers.${paper}`)}
      />
      {value.is_done && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt="sm" role="group" aria-label={title}>
          <DateField
            label={t`Dato`}
            value={value.on}
            onChange={(on) => change({ on })}
            onUnread={(on) => change({ on })}
            clearable
          />
          <TextInput
            label={<Trans>Hvem</Trans>}
            maxLength={limits.agreement.short}
            value={value.by}
            onChange={({ currentTarget }) => change({ by: currentTarget.value })}
          />
        </SimpleGrid>
      )}
    </>
  );
}
