import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../client/use-locale.ts';
import { disciplineTexts } from '../competencies/public/discipline-texts.ts';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import { CardTitle } from '../ui/table/SortableTable.tsx';
import classes from './TermCard.module.css';
import { TermStatus } from './TermStatus.tsx';
import { UsedText } from './UsedText.tsx';
import type { Managed } from './vocabulary.queries.ts';
import { typeTexts } from './vocabulary-texts.ts';

export function TermCard({ term }: { term: Managed }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <>
      <CardTitle>
        <HrefLink href={`/competencies/${term.competency}`}>{term.names[locale]}</HrefLink>
      </CardTitle>
      <span className={classes.quiet}>
        {t(typeTexts[term.type])} · {t(disciplineTexts[term.discipline])}
      </span>
      <span className={classes.quiet}>
        <UsedText used={term.used} />
      </span>
      <span>
        <TermStatus term={term} />
      </span>
    </>
  );
}
