import { Trans, useLingui } from '@lingui/react/macro';
import { ratePeriods } from '@torg/protocol/agreements/scope';
import { FactList, type Fact } from '../../ui/layout/FactList.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { MarkdownText } from '../../ui/markdown/MarkdownText.tsx';
import { usePercentText } from '../../ui/text/number-text.ts';
import type { ReactNode } from 'react';
import type { Form, Person } from '../agreements.queries.ts';
import { PeriodText } from '../PeriodText.tsx';
import { RateTable } from './RateTable.tsx';
import classes from './TermsView.module.css';

interface TermsViewProps {
  form: Form;
  hidesPrice: boolean;
  /** the rates and days that hold stand elsewhere on the page */
  isInForce?: boolean;
}

/** All terms to read. */
export function TermsView({ form, hidesPrice, isInForce = false }: TermsViewProps) {
  const { t } = useLingui();
  const { assignment, note } = form;
  return (
    <>
      <Work assignment={assignment} isInForce={isInForce} />
      <Payment assignment={assignment} hidesPrice={hidesPrice} isInForce={isInForce} />
      <Parties form={form} />
      {note && (
        <Section title={t`Merknad`}>
          <p className={classes.note}>{note}</p>
        </Section>
      )}
    </>
  );
}

type Assignment = Form['assignment'];

function Work({ assignment, isInForce }: { assignment: Assignment; isInForce: boolean }) {
  const { t } = useLingui();
  const percent = usePercentText();
  const { scope, role, description } = assignment;
  const facts: (Fact | false)[] = [
    {
      label: isInForce ? t`Avtalt periode` : t`Periode`,
      value: <PeriodText start={scope.startDate} end={scope.endDate} />,
    },
    {
      label: t`Stillingsprosent`,
      value: scope.percentage === null ? t`Ikke skrevet` : percent(scope.percentage),
    },
    scope.custom !== '' && { label: t`Mer om tiden`, value: scope.custom, isLong: true },
  ];
  return (
    <Section title={role || t`Rolle og arbeid`} lead={description.short}>
      <FactList facts={facts.filter((fact) => fact !== false)} />
      {description.long && (
        <div className={classes.text}>
          <MarkdownText>{description.long}</MarkdownText>
        </div>
      )}
    </Section>
  );
}

interface PaymentProps {
  assignment: Assignment;
  hidesPrice: boolean;
  isInForce: boolean;
}

function Payment({ assignment, hidesPrice, isInForce }: PaymentProps) {
  const { t } = useLingui();
  const { additionalSpecification: more } = assignment.paymentTerms;
  if (isInForce && !hidesPrice && more === '') return null;
  return (
    <Section title={isInForce ? t`Betaling` : t`Pris`}>
      {hidesPrice && (
        <p className={classes.quiet}>
          <Trans>Prisen er mellom oppdragsgiveren og selskapet ditt.</Trans>
        </p>
      )}
      {!hidesPrice && !isInForce && <Price assignment={assignment} />}
      {more && <MarkdownText>{more}</MarkdownText>}
    </Section>
  );
}

function Price({ assignment: { scope, paymentTerms } }: { assignment: Assignment }) {
  const { currency } = paymentTerms;
  const rates = ratePeriods({ scope, paymentTerms });
  if (rates.length === 0) return <Trans>Prisen er ikke skrevet ennå.</Trans>;
  const rows = rates.map((rate) => ({ ...rate, hourly_rate: rate.hourly_rate / 100, currency }));
  return <RateTable rates={rows} />;
}

function Parties({ form: { client, consultantCompany } }: { form: Form }) {
  const { t } = useLingui();
  const signer = client.reuseContact ? client.contact : client.representative;
  return (
    <Section title={t`Partene`}>
      <div className={classes.parties}>
        <Party name={client.name}>
          {!client.reuseContact && <PersonFacts title={t`Kontakt`} person={client.contact} />}
          <PersonFacts title={t`Signerer`} person={signer} />
        </Party>
        <Party name={consultantCompany.name}>
          <PersonFacts title={t`Signerer`} person={consultantCompany.representative} />
        </Party>
      </div>
    </Section>
  );
}

function Party({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={classes.party}>{name}</h3>
      <dl className={classes.people}>{children}</dl>
    </div>
  );
}

function PersonFacts({ title, person }: { title: string; person: Person }) {
  const { name, email, phone } = person;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {name || <Trans>Ikke valgt ennå</Trans>}
        {person.title && <div className={classes.quiet}>{person.title}</div>}
        {email && <div className={classes.quiet}>{email}</div>}
        {phone && <div className={classes.quiet}>{phone}</div>}
      </dd>
    </div>
  );
}
