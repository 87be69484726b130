import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconPencil, IconQuote } from '@tabler/icons-react';
import { useState } from 'react';
import { useStructure } from '../opportunities.queries.ts';
import { useNarrow } from '../../ui/layout/use-wide.ts';
import { told } from '../../ui/states/told.ts';
import { useMarking } from '../sources/marking.tsx';
import type { Mark } from '../sources/marks.ts';
import { SourceSheet } from '../sources/SourceSheet.tsx';
import { useFieldNames } from './field-names.ts';
import { useNeed } from './need-context.ts';
import { isEmpty, sameField, fieldsOf, type NeedField } from './need-fields.ts';
import classes from './Origin.module.css';

/** How many quotes stand below a field; all of them are marked in the text. */
const most = 3;

/** Where a field's value comes from: words of a text, a person, or nowhere. */
export function Origin({ name }: { name: NeedField }) {
  const { values, structured } = useNeed();
  const { marks } = useMarking();
  const own = marks.filter(({ field }) => field === name);
  const quotes = own.filter(
    ({ quote }, at) => own.findIndex((other) => other.quote === quote) === at,
  );
  const isTouched =
    structured.touched.includes(name) || !sameField(name, values[name], fieldsOf(structured)[name]);
  return (
    <div className={classes.origin}>
      {isTouched && <Touched name={name} />}
      {quotes.slice(0, most).map((mark) => (
        <Quote key={mark.id} mark={mark} />
      ))}
      {own.length === 0 && !isTouched && (
        <Text size="sm" c="dimmed">
          {isEmpty(name, values[name]) ? (
            <Trans>Vi fant ikke dette i teksten.</Trans>
          ) : (
            <Trans>Ingen setning i teksten sier dette ordrett.</Trans>
          )}
        </Text>
      )}
    </div>
  );
}

function Quote({ mark }: { mark: Mark }) {
  const { t } = useLingui();
  const { goToSource } = useMarking();
  const { need } = useNeed();
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const words = mark.quote.replaceAll(/\s+/g, ' ');
  return (
    <>
      <button
        type="button"
        className={classes.quote}
        title={t`Vis i teksten`}
        onClick={() => (isNarrow ? setOpen(true) : goToSource(mark))}
      >
        <IconQuote size={16} aria-hidden />
        <q className={classes.words}>
          <bdi>{words}</bdi>
        </q>
      </button>
      {isNarrow && (
        <SourceSheet
          mark={mark}
          contexts={need.context}
          opened={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** A person's own value stays when the texts are read again, until it is given back. */
function Touched({ name }: { name: NeedField }) {
  const { t } = useLingui();
  const { need, structured, unsaved } = useNeed();
  const names = useFieldNames();
  const structure = useStructure(need.opportunity);
  const field = names[name];
  const giveBack = () =>
    structure.mutate(
      { force_recreate: true, forget_touched: [name] },
      told({ failed: t`Feltet ble ikke gitt tilbake` }),
    );
  const mayGiveBack = need.can.edit && structured.touched.includes(name) && !unsaved;
  return (
    <div className={classes.touched}>
      <IconPencil size={16} aria-hidden />
      <span>
        <Trans>Rettet av dere</Trans>
      </span>
      {mayGiveBack && (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={structure.isPending}
          aria-label={t`Les fra teksten igjen: ${field}`}
          onClick={giveBack}
        >
          <Trans>Les fra teksten igjen</Trans>
        </Button>
      )}
    </div>
  );
}
