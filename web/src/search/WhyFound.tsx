import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchProfile } from './search.queries.ts';
import { reasonTexts } from './search-texts.ts';
import classes from './WhyFound.module.css';

/** What in the profile answers the words. */
export function WhyFound({ reasons }: { reasons: SearchProfile['why'] }) {
  const { t } = useLingui();
  if (reasons.length === 0) return null;
  return (
    <dl className={classes.why}>
      <dt>
        <Trans>Treff:</Trans>
      </dt>
      {reasons.map(({ kind, text }) => (
        <dd key={`${kind} ${text}`}>
          <span className={classes.kind}>{t(reasonTexts[kind])}</span> {text}
        </dd>
      ))}
    </dl>
  );
}
