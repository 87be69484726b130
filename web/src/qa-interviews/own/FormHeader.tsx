import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { QaInterviewForm } from '../qa-interviews.queries.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { useDisciplineName } from '../use-discipline-name.ts';
import classes from './FormHeader.module.css';

interface FormHeaderProps {
  form: QaInterviewForm;
  /** shown beside the status */
  children?: ReactNode;
}

export function FormHeader({ form, children }: FormHeaderProps) {
  const { t } = useLingui();
  const name = useDisciplineName(form.form_data.discipline);
  return (
    <PageHeader
      title={t`Fagintervju: ${name}`}
      crumbs={[{ label: t`Fagintervjuer`, href: '/qa-interviews' }]}
    >
      <div className={classes.status}>
        <StatusBadge status={form.status} />
        {children}
      </div>
    </PageHeader>
  );
}
