import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Locale } from '@torg/protocol/terms';
import { useLocale } from '../../client/use-locale.ts';
import { useTermName } from '../../competencies/public/use-term-name.ts';
import { AgoText } from '../../ui/text/DateText.tsx';
import { Chips } from '../../ui/text/Chips.tsx';
import { jobState } from '../public/job-state.ts';
import type { OpportunityContext, OpportunityListItem } from '../opportunities.queries.ts';
import { structuredOf } from '../structured-of.ts';
import classes from './OpportunityRow.module.css';

interface OpportunityRowProps {
  need: OpportunityListItem;
  withCompany: boolean;
}

/** A need in the list: what it asks for, and how far it has come. */
export function OpportunityRow({ need, withCompany }: OpportunityRowProps) {
  const { t } = useLingui();
  const { opportunity, opportunity_name, organization, created_by, created_at, context } = need;
  const structured = structuredOf(need);
  const terms = [...(structured?.roles ?? []), ...(structured?.skills ?? [])];
  const nameOf = useTermName({ enabled: mayBeForeign(need, useLocale()) });
  return (
    <article className={`torg-card ${classes.row}`}>
      <div className={classes.facts}>
        <Badges need={need} />
        {withCompany && <span>{organization?.name ?? t`Torg`}</span>}
        <span className={classes.quiet}>
          {created_by ? (
            <Trans>
              Laget <AgoText value={created_at} /> av {created_by.name}
            </Trans>
          ) : (
            <Trans>
              Laget <AgoText value={created_at} />
            </Trans>
          )}
        </span>
      </div>
      <h2 className={classes.name}>
        <Link to="/opportunities/$opportunity" params={{ opportunity }}>
          {opportunity_name}
        </Link>
      </h2>
      {structured && structured.title !== opportunity_name && (
        <p className={classes.title}>{structured.title}</p>
      )}
      {terms.length > 0 && (
        <Chips
          label={t`Roller og ferdigheter`}
          chips={terms.map((term) => ({ id: term.uuid, name: nameOf(term) }))}
        />
      )}
      <p className={classes.quiet}>
        <MadeOf context={context} />
      </p>
    </article>
  );
}

function MadeOf({ context }: Pick<OpportunityListItem, 'context'>) {
  const files = context.filter((one) => 's3_key' in one).length;
  const texts = context.length - files;
  return (
    <>
      {texts > 0 && <Plural value={texts} one="# tekst" other="# tekster" />}
      {texts > 0 && files > 0 && ' · '}
      {files > 0 && <Plural value={files} one="# fil" other="# filer" />}
      {context.length === 0 && <Trans>Ingen tekster eller filer</Trans>}
    </>
  );
}

/** Terms are stored in the language of whoever had the need read, or of whoever chose them. */
const mayBeForeign = (need: OpportunityListItem, reader: Locale): boolean =>
  need.structured_opportunity?.locale !== reader ||
  ['roles', 'skills'].some((field) => structuredOf(need)?.touched.some((one) => one === field));

function Badges({ need }: { need: OpportunityListItem }) {
  const { t } = useLingui();
  const state = jobState(need.structured_opportunity, structuredOf(need) !== undefined);
  const badges = [
    (state === 'first' || state === 'again') && { text: t`Leses nå`, color: 'gray' },
    state === 'failed' && { text: t`Kunne ikke leses`, color: 'red' },
    need.context.some(isUnreadable) && { text: t`En fil kunne ikke leses`, color: 'red' },
    state === 'outdated' && { text: t`Endret siden det ble lest`, color: 'clay' },
    need.criteria_approved_at !== null && { text: t`Kriterier godkjent`, color: 'spruce' },
    need.assignment !== null && { text: t`Oppdrag laget`, color: 'spruce' },
  ].filter((badge) => badge !== false);
  return badges.map(({ text, color }) => (
    <Badge key={text} color={color} variant="light" tt="none">
      {text}
    </Badge>
  ));
}

const isUnreadable = (context: OpportunityContext): boolean =>
  'text_status' in context && context.text_status === 'failed';
