import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { AddressText } from '../../ui/text/AddressText.tsx';
import { AgoText, DateText } from '../../ui/text/DateText.tsx';
import { FactList, type Fact } from '../../ui/layout/FactList.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { languageNames } from '../../client/language.ts';
import type { PersonDetails } from '../people.queries.ts';
import { PersonCompany } from '../PersonCompany.tsx';

/** Contact details, company, language and dates of an account. */
export function PersonFacts({ person }: { person: PersonDetails }) {
  const { t } = useLingui();
  const facts: (Fact | false)[] = [
    person.email !== '' && {
      label: t`E-post`,
      isLong: true,
      value: (
        <Anchor href={`mailto:${person.email}`}>
          <AddressText address={person.email} />
        </Anchor>
      ),
    },
    person.phone !== null && { label: t`Telefon`, value: person.phone },
    person.title !== null && { label: t`Tittel`, value: person.title },
    { label: t`Selskap`, value: <PersonCompany organization={person.organization} /> },
    { label: t`Språk`, value: languageNames[person.locale] },
    { label: t`Lagt til`, value: <DateText value={person.created_at} /> },
    {
      label: t`Sist aktiv`,
      value: person.last_active_at ? (
        <AgoText value={person.last_active_at} />
      ) : (
        <Trans>Aldri</Trans>
      ),
    },
    person.has_profile && {
      label: t`Profil`,
      value: (
        <Anchor component={HrefLink} href={`/profiles/${person.account}`}>
          <Trans>Se profilen</Trans>
        </Anchor>
      ),
    },
  ];
  return (
    <Section title={t`Om personen`}>
      <FactList facts={facts.filter((fact) => fact !== false)} />
    </Section>
  );
}
