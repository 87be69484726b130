import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@torg/protocol/limits';
import type { ReactNode } from 'react';
import { CompetencyPicker } from '../../../competencies/public/CompetencyPicker.tsx';
import { fieldId } from '../../editor/field-id.ts';
import { RuleHint } from '../../editor/RuleHint.tsx';
import { mostIn } from '../item-field-rules.ts';
import classes from './ItemFields.module.css';
import { ItemField } from './ItemField.tsx';
import { PeriodField } from './PeriodField.tsx';
import { LongText, ShortText } from './TextFields.tsx';
import type { ItemFormState } from '../use-item-form.ts';

type ProjectForm = ItemFormState<'project'>;

export function ProjectFields({ form }: { form: ProjectForm }) {
  const { t } = useLingui();
  const { min } = limits.profile.project.description;
  return (
    <>
      <div className={classes.pair}>
        <ShortText
          form={form}
          name="project_name"
          label={t`Prosjekt`}
          placeholder={t`Ny kundeportal`}
          withAsterisk
        />
        <ShortText form={form} name="project_customer" label={t`Kunde`} />
      </div>
      <PeriodField form={form} />
      <LongText
        form={form}
        name="project_description"
        label={t`Om prosjektet`}
        description={t`Hva det gikk ut på, for hvem, og hvor stort det var.`}
        min={min}
      />
      <LongText
        form={form}
        name="project_role_description"
        label={t`Bidraget`}
        description={t`Eget bidrag, og hva det førte til.`}
        min={min}
      />
      <UsedField form={form} name="project_roles" label={t`Roller i prosjektet`}>
        <Trans>Rollene i akkurat dette prosjektet.</Trans>
      </UsedField>
      <UsedField form={form} name="project_skills" label={t`Ferdigheter i prosjektet`}>
        <Trans>Ferdighetene som ble brukt, så andre ser hvor de er lært.</Trans>
      </UsedField>
    </>
  );
}

interface UsedFieldProps {
  form: ProjectForm;
  name: 'project_roles' | 'project_skills';
  label: string;
  children: ReactNode;
}

/** The roles or skills of a project. */
function UsedField({ form, name, label, children }: UsedFieldProps) {
  const isRoles = name === 'project_roles';
  return (
    <ItemField
      form={form}
      names={[name]}
      show={(values) => values[name].map((term) => term.name).join(', ')}
    >
      <CompetencyPicker
        id={fieldId(name)}
        type={isRoles ? 'role' : 'skill'}
        label={label}
        description={
          <>
            {children}
            <RuleHint code={form.lacksAt[name]} />
          </>
        }
        value={form.values[name]}
        onChange={(all) => form.set(name, all)}
        max={mostIn('project', name)}
        mayPropose
      />
    </ItemField>
  );
}
