import { useLingui } from '@lingui/react/macro';
import { Combobox, Text } from '@mantine/core';
import type { FilterSuggestions } from '../../assignments.queries.ts';

type Company = Pick<FilterSuggestions['companies'][number], 'uuid' | 'name'>;

interface AdminSuggestionsProps {
  found: (Omit<FilterSuggestions, 'companies'> & { companies: readonly Company[] }) | undefined;
  companiesLabel?: string;
}

/** The three kinds of suggestion; an option's value consists of its kind and its id. */
export function AdminSuggestions({ found, companiesLabel }: AdminSuggestionsProps) {
  const { t } = useLingui();
  if (!found) return null;
  const { companies, editors, assignments } = found;
  return (
    <>
      {companies.length > 0 && (
        <Combobox.Group label={companiesLabel ?? t`Selskaper`}>
          {companies.map(({ uuid, name }) => (
            <Combobox.Option key={uuid} value={`company:${uuid}`}>
              {name}
            </Combobox.Option>
          ))}
        </Combobox.Group>
      )}
      {editors.length > 0 && (
        <Combobox.Group label={t`Redaktører`}>
          {editors.map(({ account, name, company_name, email }) => (
            <Combobox.Option key={account} value={`editor:${account}`}>
              {name}
              <Quiet>{company_name ?? email}</Quiet>
            </Combobox.Option>
          ))}
        </Combobox.Group>
      )}
      {assignments.length > 0 && (
        <Combobox.Group label={t`Oppdrag`}>
          {assignments.map(({ uuid, title, company_name }) => (
            <Combobox.Option key={uuid} value={`assignment:${uuid}`}>
              {title || t`Uten tittel`}
              <Quiet>{company_name}</Quiet>
            </Combobox.Option>
          ))}
        </Combobox.Group>
      )}
    </>
  );
}

function Quiet({ children }: { children: string }) {
  return (
    <Text component="span" size="xs" c="dimmed" display="block">
      {children}
    </Text>
  );
}
