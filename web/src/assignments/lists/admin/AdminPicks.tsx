import { useLingui } from '@lingui/react/macro';
import { Group, Pill } from '@mantine/core';
import type { AdminAssignmentListItem } from '../../assignments.queries.ts';
import type { AdminSearch } from '../list-search.ts';
import { useKnownNames } from '../known-names.ts';

interface AdminPicksProps {
  search: AdminSearch;
  assignments: readonly AdminAssignmentListItem[];
  onChange: (part: AdminSearch) => void;
}

/** The companies and editors that filter the list, each with a button to remove it. */
export function AdminPicks({ search, assignments, onChange }: AdminPicksProps) {
  const { t } = useLingui();
  const { company = [], editor = [] } = search;
  const names = useKnownNames(assignments);
  if (company.length + editor.length === 0) return null;
  const without = (ids: string[], id: string) => ids.filter((one) => one !== id);
  return (
    <Group component="ul" gap="xs" mb="md" p={0} m={0} aria-label={t`Avgrenset til`}>
      {company.map((id) => {
        const name = names.get(id) ?? t`Valgt selskap`;
        return (
          <Pick
            key={id}
            name={name}
            remove={t`Fjern ${name}`}
            onRemove={() => onChange({ company: without(company, id) })}
          />
        );
      })}
      {editor.map((id) => {
        const name = names.get(id) ?? t`Valgt redaktør`;
        return (
          <Pick
            key={id}
            name={name}
            remove={t`Fjern ${name}`}
            onRemove={() => onChange({ editor: without(editor, id) })}
          />
        );
      })}
    </Group>
  );
}

function Pick({ name, remove, onRemove }: { name: string; remove: string; onRemove: () => void }) {
  return (
    <Pill
      component="li"
      size="md"
      withRemoveButton
      onRemove={onRemove}
      removeButtonProps={{ 'aria-label': remove, 'aria-hidden': false, tabIndex: 0 }}
    >
      {name}
    </Pill>
  );
}
