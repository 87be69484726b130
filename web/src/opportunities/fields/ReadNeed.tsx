import { useLingui } from '@lingui/react/macro';
import { List, Text } from '@mantine/core';
import type { RequirementKind } from '@torg/protocol/terms';
import { FactList } from '../../ui/layout/FactList.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import type { Structured } from '../opportunities.queries.ts';
import { fieldId } from './field-id.ts';
import { useFieldNames } from './field-names.ts';
import { fieldsOf, type NeedField, type NeedFields } from './need-fields.ts';
import { NeedFieldValue } from './NeedFieldValue.tsx';

const needsRow: ReadonlySet<NeedField> = new Set(['title', 'description', 'requirements']);

/** The fields of a need that cannot be changed; the marked words of its texts lead to them. */
export function ReadNeed({ structured }: { structured: Structured }) {
  const { t } = useLingui();
  const names = useFieldNames();
  const fields = fieldsOf(structured);
  const facts = (Object.keys(fields) as NeedField[]).map((name) => ({
    label: names[name],
    isLong: needsRow.has(name),
    value: (
      <div id={fieldId(name)} tabIndex={-1}>
        {name === 'requirements' && fields.requirements.length > 0 ? (
          <Requirements requirements={fields.requirements} />
        ) : (
          <NeedFieldValue name={name} value={fields[name]} />
        )}
      </div>
    ),
  }));
  return (
    <Section title={t`Behovet`}>
      <FactList facts={facts} />
    </Section>
  );
}

function Requirements({ requirements }: Pick<NeedFields, 'requirements'>) {
  const { t } = useLingui();
  const texts: Record<RequirementKind, string> = { must: t`Må ha`, should: t`Bør ha` };
  return (
    <List>
      {requirements.map(({ kind, text }, place) => (
        <List.Item key={text} id={`requirement-${place}`} tabIndex={-1}>
          <Text span c="dimmed" size="sm">
            {texts[kind]}:
          </Text>{' '}
          {text}
        </List.Item>
      ))}
    </List>
  );
}
