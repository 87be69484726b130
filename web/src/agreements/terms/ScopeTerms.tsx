import { useLingui } from '@lingui/react/macro';
import { NumberInput, SimpleGrid } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { DateField } from '../../ui/field/DateField.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { TermFrame } from './TermFrame.tsx';
import { TextTerm } from './TextTerm.tsx';
import classes from './Terms.module.css';
import { useTerm } from './use-term.ts';

export function ScopeTerms() {
  const { t } = useLingui();
  return (
    <Section title={t`Tid og omfang`}>
      <div className={classes.fields}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DayTerm name="startDate" label={t`Første dag`} />
          <DayTerm name="endDate" label={t`Siste dag`} />
        </SimpleGrid>
        <PercentageTerm />
        <TextTerm
          name="custom"
          label={t`Mer om tiden`}
          description={t`Når datoene alene ikke sier det, for eksempel ferie eller arbeidsdager.`}
          maxLength={limits.agreement.short}
        />
      </div>
    </Section>
  );
}

function DayTerm({ name, label }: { name: 'startDate' | 'endDate'; label: string }) {
  const field = useTerm(name);
  return (
    <TermFrame name={name}>
      <DateField
        {...field}
        onUnread={field.onChange}
        label={label}
        withAsterisk
        aria-required
        clearable
      />
    </TermFrame>
  );
}

function PercentageTerm() {
  const { t } = useLingui();
  const { value, onChange, ...field } = useTerm('percentage');
  return (
    <TermFrame name="percentage">
      <NumberInput
        {...field}
        label={t`Stillingsprosent`}
        description={t`Fulltid er 100.`}
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
    </TermFrame>
  );
}
