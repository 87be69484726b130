import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mostOf } from '../field-rules.ts';
import { useField } from '../use-field.ts';
import { useWizard } from '../wizard-context.ts';
import { colleaguesQuery } from '../wizard.queries.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { PersonPicker } from './PersonPicker.tsx';

interface PeopleFieldProps {
  name: 'editors' | 'contacts';
  label: string;
  description: ReactNode;
}

/** Picks colleagues for the assignment. */
export function PeopleField({ name, label, description }: PeopleFieldProps) {
  const { t } = useLingui();
  const { draft } = useWizard();
  const { value, onChange, ...field } = useField(name);
  const query = useQuery(colleaguesQuery(draft.uuid));
  const colleagues = query.data?.colleagues ?? [];
  const byId = new Map([...colleagues, ...value].map((person) => [person.uuid, person]));
  const choose = (ids: string[]) =>
    onChange(ids.map((id) => byId.get(id)).filter((person) => person !== undefined));
  return (
    <FieldFrame name={name}>
      <PersonPicker
        {...field}
        label={label}
        description={description}
        people={[...byId.values()].map(({ uuid, name: who, title, email }) => ({
          id: uuid,
          name: who,
          line: title ?? email,
        }))}
        chosen={value.map(({ uuid }) => uuid)}
        onChange={choose}
        max={mostOf[name]}
        failure={query.error}
        nothingFound={query.isPending ? t`Henter …` : t`Ingen kollega med det navnet`}
      />
    </FieldFrame>
  );
}
