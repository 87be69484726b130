import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Textarea } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { limits } from '@torg/protocol/limits';
import { importances, type Importance } from '@torg/protocol/opportunities/opportunity-terms';
import { QuietAction } from '../../ui/layout/QuietAction.tsx';
import { useWrittenLang } from '../../ui/text/WrittenIn.tsx';
import type { CriterionDraft } from './criteria-list.ts';
import type { Criterion } from './criteria.queries.ts';
import classes from './Criteria.module.css';
import { importanceTexts } from './importance-texts.ts';

const { text: mostText, reason: mostReason } = limits.opportunity.criteria;

interface CriterionRowProps {
  id: string;
  /** from 1 */
  number: number;
  one: CriterionDraft;
  source: Criterion['source'];
  problem: string | undefined;
  onChange: (part: Partial<CriterionDraft>) => void;
  onMove: Record<'up' | 'down', (() => void) | undefined>;
  onRemove: () => void;
}

/** Of the button that moves the criterion with this id. */
export const moveId = (id: string, way: 'up' | 'down'): string => `${id}-${way}`;

/** One criterion: what, how important, why, and the words that it came from. */
export function CriterionRow(props: CriterionRowProps) {
  const { id, number, one, source, problem, onChange, onMove, onRemove } = props;
  const { t } = useLingui();
  const lang = useWrittenLang();
  const quote = source?.quote.replaceAll(/\s+/g, ' ');
  return (
    <li className={`torg-card ${classes.row}`} aria-label={t`Kriterium ${number}`}>
      <div className={classes.first}>
        <NativeSelect
          aria-label={t`Hvor viktig er kriterium ${number}?`}
          value={one.importance}
          onChange={({ currentTarget }) =>
            onChange({ importance: currentTarget.value as Importance })
          }
          data={importances.map((value) => ({ value, label: t(importanceTexts[value]) }))}
        />
        <Textarea
          id={id}
          aria-label={t`Kriterium ${number}`}
          lang={lang}
          autosize
          maxRows={6}
          maxLength={mostText}
          value={one.criteria}
          error={problem}
          onChange={({ currentTarget }) => onChange({ criteria: currentTarget.value })}
        />
        <div className={classes.actions}>
          <QuietAction
            id={moveId(id, 'up')}
            label={t`Flytt kriterium ${number} opp`}
            onClick={onMove.up}
            icon={IconArrowUp}
          />
          <QuietAction
            id={moveId(id, 'down')}
            label={t`Flytt kriterium ${number} ned`}
            onClick={onMove.down}
            icon={IconArrowDown}
          />
          <QuietAction label={t`Fjern kriterium ${number}`} onClick={onRemove} icon={IconTrash} />
        </div>
      </div>
      <Textarea
        label={t`Hvorfor`}
        lang={lang}
        autosize
        maxRows={4}
        size="sm"
        maxLength={mostReason}
        value={one.reason}
        onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
      />
      {quote !== undefined && (
        <p className={classes.source}>
          <Trans>
            Fra teksten: <q>{quote}</q>
          </Trans>
        </p>
      )}
    </li>
  );
}
