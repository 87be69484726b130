import { useLingui } from '@lingui/react/macro';
import { hiringPapers } from '@torg/protocol/agreements/hiring-terms';
import type { ReactNode } from 'react';
import { FactList, type Fact } from '../../ui/layout/FactList.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import type { Basis } from '../agreements.queries.ts';
import { basisTexts, groundTexts, paperTexts } from './basis-texts.ts';

interface BasisFactsProps {
  basis: Basis;
  children?: ReactNode;
}

/** The ground that was chosen, to read. */
export function BasisFacts({ basis, children }: BasisFactsProps) {
  const { t } = useLingui();
  const { choice, reason, ground, papers } = basis;
  const facts: (Fact | false)[] = [
    { label: t`Valgt`, value: choice === null ? t`Ikke valgt` : t(basisTexts[choice]) },
    ground !== null &&
      choice === 'innleie' && { label: t`Hjemmel`, value: t(groundTexts[ground]), isLong: true },
    reason !== '' && { label: t`Begrunnelse`, value: reason, isLong: true },
    ...(choice === 'innleie' ? hiringPapers : []).map((paper): Fact | false => {
      const { is_done, on, by } = papers[paper];
      if (!is_done || on === null) return false;
      const value = (
        <>
          <DateText value={on} />, {by}
        </>
      );
      return { label: t(paperTexts[paper]), value, isLong: true };
    }),
  ];
  return (
    <Section title={t`Grunnlag for ansettelsen`}>
      <FactList facts={facts.filter((fact) => fact !== false)} />
      {children}
    </Section>
  );
}
