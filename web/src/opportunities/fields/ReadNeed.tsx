import { useLingui } from '@lingui/react/macro';
import { FactList } from '../../ui/layout/FactList.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import type { Structured } from '../opportunities.queries.ts';
import { useFieldNames } from './field-names.ts';
import { fieldsOf, type NeedField } from './need-fields.ts';
import { NeedFieldValue } from './NeedFieldValue.tsx';

/** The fields of a need that cannot be changed. */
export function ReadNeed({ structured }: { structured: Structured }) {
  const { t } = useLingui();
  const names = useFieldNames();
  const fields = fieldsOf(structured);
  const facts = (Object.keys(fields) as NeedField[]).map((name) => ({
    label: names[name],
    value: <NeedFieldValue name={name} value={fields[name]} />,
  }));
  return (
    <Section title={t`Behovet`}>
      <FactList facts={facts} />
    </Section>
  );
}
