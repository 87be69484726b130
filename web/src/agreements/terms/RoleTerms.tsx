import { useLingui } from '@lingui/react/macro';
import { limits } from '@torg/protocol/limits';
import type { ReactNode } from 'react';
import { Section } from '../../ui/layout/Section.tsx';
import { MarkdownEditor } from '../../ui/markdown/MarkdownEditor.tsx';
import { TermFrame } from './TermFrame.tsx';
import classes from './Terms.module.css';
import { TextTerm } from './TextTerm.tsx';
import { useTerm } from './use-term.ts';

const { role, short } = limits.agreement;

export function RoleTerms() {
  const { t } = useLingui();
  return (
    <Section title={t`Rolle og arbeid`}>
      <div className={classes.fields}>
        <TextTerm name="role" label={t`Rolle`} required maxLength={role} />
        <TextTerm
          name="short"
          label={t`Kort om oppdraget`}
          description={t`En linje, slik den står øverst i avtalen.`}
          maxLength={short}
        />
        <MarkdownTerm
          name="long"
          label={t`Oppdraget`}
          description={t`Hva konsulenten skal gjøre, levere og forholde seg til.`}
        />
      </div>
    </Section>
  );
}

interface MarkdownTermProps {
  name: 'long' | 'additional';
  label: string;
  description: ReactNode;
}

export function MarkdownTerm({ name, ...props }: MarkdownTermProps) {
  const field = useTerm(name);
  return (
    <TermFrame name={name}>
      <MarkdownEditor {...field} {...props} max={limits.agreement.long} />
    </TermFrame>
  );
}
