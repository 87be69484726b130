import { useLingui } from '@lingui/react/macro';
import { SimpleGrid, TextInput } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { termId } from './term-places.ts';
import { TermFrame } from './TermFrame.tsx';
import classes from './Terms.module.css';
import { useTerm, useTermError } from './use-term.ts';

type PersonName = 'contact' | 'representative' | 'companyRepresentative';
type Part = 'name' | 'email' | 'title' | 'phone';

const { account } = limits;
const types: Record<Part, string> = { name: 'text', email: 'email', title: 'text', phone: 'tel' };

/** Somebody who is named in the agreement. */
export function PersonTerm({ name, title }: { name: PersonName; title: string }) {
  const { t } = useLingui();
  return (
    <TermFrame name={name}>
      <fieldset className={classes.person}>
        <legend>{title}</legend>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <PartInput of={name} part="name" label={t`Navn`} required />
          <PartInput of={name} part="email" label={t`E-post`} required />
          <PartInput of={name} part="title" label={t`Stilling`} />
          <PartInput of={name} part="phone" label={t`Telefon`} />
        </SimpleGrid>
      </fieldset>
    </TermFrame>
  );
}

interface PartInputProps {
  of: PersonName;
  part: Part;
  label: string;
  required?: boolean;
}

function PartInput({ of, part, label, required = false }: PartInputProps) {
  const { value: person, onChange } = useTerm(of);
  const isFirst = part === 'name';
  const error = useTermError(of, part);
  const ofWhole = useTermError(of);
  return (
    <TextInput
      id={termId(of, part)}
      label={label}
      withAsterisk={required}
      aria-required={required}
      type={types[part]}
      autoComplete="off"
      maxLength={account[part]}
      value={person[part]}
      error={error ?? (isFirst ? ofWhole : undefined)}
      onChange={({ currentTarget }) => onChange({ ...person, [part]: currentTarget.value })}
    />
  );
}
