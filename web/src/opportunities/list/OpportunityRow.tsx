import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
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
          chips={terms.map(({ uuid, name }) => ({ id: uuid, name }))}
        />
      )}
      <p className={classes.quiet}>
        <Plural value={context.length} one="# tekst eller fil" other="# tekster og filer" />
      </p>
    </article>
  );
}

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
