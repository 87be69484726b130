import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { AgoText } from '../../ui/text/DateText.tsx';
import type { RowProps } from '../../ui/list/use-row-stop.ts';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import type { QueueItem } from '../qa-interviews.queries.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { useDisciplineName } from '../use-discipline-name.ts';
import classes from './QueueRow.module.css';
import { WaitedText } from './WaitedText.tsx';

interface QueueRowProps extends RowProps {
  item: QueueItem;
}

/** One form in the queue; the whole row is a link. */
export function QueueRow({ item, ...row }: QueueRowProps) {
  const { t } = useLingui();
  const { uuid, name, image_url, company_name, status, answered, questions } = item;
  const discipline = useDisciplineName(item.discipline);
  return (
    <Link
      to="/admin/qa-interview/$form"
      params={{ form: uuid }}
      search
      resetScroll={false}
      {...row}
      className={classes.row}
    >
      <PersonImage name={name} src={image_url} size={44} />
      <span className={classes.who}>
        <strong className={classes.name}>{name}</strong>
        {company_name && <span className={classes.quiet}>{company_name}</span>}
      </span>
      <span className={classes.line}>
        <span className={classes.discipline}>{discipline}</span>
        <span className={classes.status}>
          <StatusBadge status={status} />
        </span>
      </span>
      <span className={classes.line}>
        <span className={classes.age}>
          <Age item={item} />
        </span>
        <span className={classes.answered}>{t`${answered} av ${questions} besvart`}</span>
      </span>
    </Link>
  );
}

/** How long the form has waited; its status instead, if it waits for nobody. */
function Age({
  item: { status, submitted_at, created_at, decision_by_name },
}: {
  item: QueueItem;
}) {
  if (status === 'submitted' && submitted_at) return <WaitedText since={submitted_at} />;
  if (status === 'draft') {
    return (
      <Trans>
        påbegynt <AgoText value={created_at} />
      </Trans>
    );
  }
  return <Trans>avgjort av {decision_by_name}</Trans>;
}
