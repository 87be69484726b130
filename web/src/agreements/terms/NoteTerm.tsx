import { useLingui } from '@lingui/react/macro';
import { limits } from '@torg/protocol/limits';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { TermFrame } from './TermFrame.tsx';
import { useTerm } from './use-term.ts';

export function NoteTerm() {
  const { t } = useLingui();
  return (
    <Section title={t`Merknad`}>
      <TermFrame name="note">
        <CountedTextarea
          {...useTerm('note')}
          label={t`Annet dere er enige om`}
          description={t`Står sist i avtalen.`}
          minRows={3}
          max={limits.agreement.note}
        />
      </TermFrame>
    </Section>
  );
}
