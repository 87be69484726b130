import { useLingui } from '@lingui/react/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mostOf } from '../field-rules.ts';
import { useField } from '../use-field.ts';
import { useWizard } from '../wizard-context.ts';
import { invitableQuery } from '../wizard.queries.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { PersonPicker } from './PersonPicker.tsx';

/** The consultants who are invited to a direct assignment; nobody else sees it. */
export function InvitedField() {
  const { t } = useLingui();
  const { draft } = useWizard();
  const { value, onChange, ...field } = useField('invited');
  const [typed, setTyped] = useState('');
  const [searched] = useDebouncedValue(typed.trim(), 200);
  const query = useQuery(invitableQuery(draft.uuid, searched));
  const found = query.data?.consultants ?? [];
  const byAccount = new Map([...found, ...value].map((one) => [one.account, one]));
  const choose = (ids: string[]) => {
    onChange(ids.map((id) => byAccount.get(id)).filter((one) => one !== undefined));
    setTyped('');
  };
  return (
    <FieldFrame name="invited">
      <PersonPicker
        {...field}
        label={t`Inviterte konsulenter`}
        description={t`Bare de ser oppdraget og kan svare på det.`}
        people={[...byAccount.values()].map(({ account, name, title, company_name }) => ({
          id: account,
          name,
          line: [title, company_name].filter(Boolean).join(' · '),
        }))}
        chosen={value.map(({ account }) => account)}
        onChange={choose}
        max={mostOf.invited}
        failure={query.error}
        search={{ value: typed, onChange: setTyped }}
        nothingFound={query.isFetching ? t`Søker …` : t`Ingen synlig konsulent med det navnet`}
      />
    </FieldFrame>
  );
}
