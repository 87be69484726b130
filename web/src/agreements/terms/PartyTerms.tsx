import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Text } from '@mantine/core';
import { Section } from '../../ui/layout/Section.tsx';
import { PersonTerm } from './PersonTerm.tsx';
import { TermFrame } from './TermFrame.tsx';
import classes from './Terms.module.css';
import { useTerms } from './terms-context.ts';
import { useTerm, useTermError } from './use-term.ts';

export function PartyTerms() {
  const { t } = useLingui();
  const { values } = useTerms();
  return (
    <Section
      title={t`Partene`}
      lead={t`De som signerer, får en lenke på e-post når dere er enige.`}
    >
      <div className={classes.fields}>
        <Text fw={600}>{values.clientName}</Text>
        <PersonTerm
          name="contact"
          title={values.reuseContact ? t`Kontakt, som også signerer` : t`Kontakt`}
        />
        <ReuseTerm />
        {!values.reuseContact && (
          <PersonTerm name="representative" title={t`Signerer for ${values.clientName}`} />
        )}
        <Company />
        <PersonTerm name="companyRepresentative" title={t`Signerer for ${values.companyName}`} />
      </div>
    </Section>
  );
}

function Company() {
  const { values } = useTerms();
  const error = useTermError('companyName');
  return (
    <div>
      <Text fw={600}>{values.companyName || <Trans>Konsulentens selskap</Trans>}</Text>
      {error && <Text c="error">{error}</Text>}
    </div>
  );
}

function ReuseTerm() {
  const { t } = useLingui();
  const { value, onChange, ...field } = useTerm('reuseContact');
  return (
    <TermFrame name="reuseContact">
      <Checkbox
        {...field}
        label={t`Kontakten signerer for oppdragsgiveren`}
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </TermFrame>
  );
}
