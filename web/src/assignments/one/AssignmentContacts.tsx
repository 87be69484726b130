import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { AddressText } from '../../ui/text/AddressText.tsx';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { phoneAddress } from '../../ui/field/phone.ts';
import { Section } from '../../ui/layout/Section.tsx';
import classes from './AssignmentContacts.module.css';
import type { Assignment } from '../assignments.queries.ts';

type Person = Assignment['contacts'][number];

/** The contact persons at the client and on Torg. */
export function AssignmentContacts({ assignment }: { assignment: Assignment }) {
  const { t } = useLingui();
  const { contacts, editors, company, can } = assignment;
  const { sales_admin } = company;
  if (contacts.length === 0 && !sales_admin && !can.edit) return null;
  return (
    <Section title={t`Kontakt`}>
      <ul className={classes.people}>
        {contacts.map((person) => (
          <PersonRow key={person.uuid} person={person} />
        ))}
        {sales_admin && <PersonRow person={sales_admin} duty={t`Kontakt på Torg`} />}
      </ul>
      {can.edit && editors.length > 0 && (
        <Text size="sm" c="dimmed" mt="md">
          <Trans>Redaktører: {editors.map(({ name }) => name).join(', ')}</Trans>
        </Text>
      )}
    </Section>
  );
}

function PersonRow({ person, duty }: { person: Person; duty?: string }) {
  const { name, title, phone, email, image_url } = person;
  return (
    <li>
      <PersonImage name={name} src={image_url} />
      <div className={classes.who}>
        <Text fw={550}>{name}</Text>
        <Text size="sm" c="dimmed">
          {duty ?? title}
        </Text>
        <Anchor href={`mailto:${email}`} size="sm">
          <AddressText address={email} />
        </Anchor>
        {phone && (
          <Anchor href={phoneAddress(phone)} size="sm">
            {phone}
          </Anchor>
        )}
      </div>
    </li>
  );
}
