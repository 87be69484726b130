import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../client/use-locale.ts';
import { disciplineTexts } from '../competencies/public/discipline-texts.ts';
import { HrefLink } from '../ui/HrefLink.tsx';
import classes from './TermCards.module.css';
import { TermStatus } from './TermStatus.tsx';
import { UsedText } from './UsedText.tsx';
import type { Tended } from './vocabulary.queries.ts';
import { typeTexts } from './vocabulary-texts.ts';

/** The table where there is no room for one. */
export function TermCards({ terms }: { terms: readonly Tended[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <ul className={classes.list}>
      {terms.map((term) => (
        <li key={term.competency} className={`torg-card ${classes.card}`}>
          <h2 className={classes.name}>
            <HrefLink href={`/competencies/${term.competency}`}>{term.names[locale]}</HrefLink>
          </h2>
          <span className={classes.quiet}>
            {t(typeTexts[term.type])} · {t(disciplineTexts[term.discipline])}
          </span>
          <span className={classes.quiet}>
            <UsedText used={term.used} />
          </span>
          <span>
            <TermStatus term={term} />
          </span>
        </li>
      ))}
    </ul>
  );
}
