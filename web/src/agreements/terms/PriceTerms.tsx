import { useLingui } from '@lingui/react/macro';
import { Group, NativeSelect } from '@mantine/core';
import { currencies } from '@torg/protocol/terms';
import { Section } from '../../ui/layout/Section.tsx';
import { AdjustmentTerms } from './AdjustmentTerms.tsx';
import { MarkdownTerm } from './RoleTerms.tsx';
import { RateInput } from './RateInput.tsx';
import { TermFrame } from './TermFrame.tsx';
import classes from './Terms.module.css';
import { useTerm } from './use-term.ts';

export function PriceTerms() {
  const { t } = useLingui();
  return (
    <Section title={t`Pris`} lead={t`Konsulenten ser ikke prisen, bare resten av avtalen.`}>
      <div className={classes.fields}>
        <Group align="start">
          <RateTerm />
          <CurrencyTerm />
        </Group>
        <AdjustmentTerms />
        <MarkdownTerm
          name="additional"
          label={t`Mer om betalingen`}
          description={t`Fakturering, reiser, utlegg og overtid.`}
        />
      </div>
    </Section>
  );
}

function RateTerm() {
  const { t } = useLingui();
  const field = useTerm('hourlyRate');
  return (
    <TermFrame name="hourlyRate">
      <RateInput {...field} label={t`Timepris`} withAsterisk aria-required w={200} />
    </TermFrame>
  );
}

function CurrencyTerm() {
  const { t } = useLingui();
  const { onChange, ...field } = useTerm('currency');
  return (
    <TermFrame name="currency">
      <NativeSelect
        {...field}
        label={t`Valuta`}
        w={120}
        data={currencies}
        onChange={({ currentTarget }) =>
          onChange(currencies.find((one) => one === currentTarget.value) ?? field.value)
        }
      />
    </TermFrame>
  );
}
