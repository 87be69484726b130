import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchProfile } from '../search.queries.ts';
import { nearTexts, reasonTexts } from '../search-texts.ts';
import classes from './WhyFound.module.css';

/** What in the profile matches the words, and what is similar in meaning. */
export function WhyFound({ reasons }: { reasons: SearchProfile['why'] }) {
  const { t } = useLingui();
  if (reasons.length === 0) return null;
  return (
    <dl className={classes.why}>
      <dt>
        <Trans>Treff:</Trans>
      </dt>
      {reasons.map(({ by, kind, text }) => (
        <dd key={`${kind} ${text}`}>
          <span className={classes.kind}>
            {t((by === 'meaning' ? nearTexts[kind] : undefined) ?? reasonTexts[kind])}
          </span>{' '}
          {text}
        </dd>
      ))}
    </dl>
  );
}
