import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { SideSheet } from '../../ui/dialog/SideSheet.tsx';
import { useFieldNames } from '../fields/field-names.ts';
import type { OpportunityContext } from '../opportunities.queries.ts';
import classes from './MarkedText.module.css';
import { piecesOf, type Mark } from './marks.ts';

interface SourceSheetProps {
  mark: Mark;
  contexts: readonly OpportunityContext[];
  opened: boolean;
  onClose: () => void;
}

/** On a phone, where the texts do not fit beside the fields: the text around a field's words. */
export function SourceSheet({ mark, contexts, opened, onClose }: SourceSheetProps) {
  const { t } = useLingui();
  const names = useFieldNames();
  const name = names[mark.field];
  const context = contexts.find(({ context_id }) => context_id === mark.context_id);
  const isFile = context !== undefined && 's3_key' in context;
  const text = isFile ? context.text : context?.content;
  return (
    <SideSheet
      opened={opened}
      onClose={onClose}
      title={t`Kilden til ${name}`}
      position="bottom"
      size="60dvh"
      radius="lg"
    >
      {isFile && (
        <Text size="sm" c="dimmed" mb="xs">
          <bdi>{context.filename}</bdi>
        </Text>
      )}
      <p className={classes.text}>
        {piecesOf(text ?? '', [mark]).map(({ start, text: words, marks }) =>
          marks.length > 0 ? (
            <mark key={start} ref={bringIntoView} className={classes.mark} data-active>
              {words}
            </mark>
          ) : (
            words
          ),
        )}
      </p>
    </SideSheet>
  );
}

const bringIntoView = (words: HTMLElement | null): void =>
  words?.scrollIntoView({ block: 'center' });
