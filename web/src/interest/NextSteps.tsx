import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '../ui/layout/Section.tsx';
import classes from './NextSteps.module.css';

/** What happens after an interest has been sent. */
export function NextSteps({ company }: { company: string }) {
  const { t } = useLingui();
  return (
    <Section title={t`Hva skjer nå?`}>
      <ol className={classes.steps}>
        <li>
          <Trans>{company} leser meldingen og ser på profilen.</Trans>
        </li>
        <li>
          <Trans>Svaret kommer i samtalen. Den som ikke er innom, får en e-post.</Trans>
        </li>
        <li>
          <Trans>Hold profilen og tilgjengeligheten oppdatert imens.</Trans>
        </li>
      </ol>
    </Section>
  );
}
