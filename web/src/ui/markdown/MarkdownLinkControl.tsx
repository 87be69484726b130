import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Popover, TextInput } from '@mantine/core';
import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { linkAddress } from './link-address.ts';

/** Asks for an address, and refuses one that may not be linked to. */
export function MarkdownLinkControl() {
  const { t } = useLingui();
  const { editor } = useRichTextEditorContext();
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);

  const open = () => {
    const { href }: { href?: string } = editor?.getAttributes('link') ?? {};
    setTyped(href ?? '');
    setWrong(false);
  };
  const close = () => {
    setTyped(undefined);
    editor?.commands.focus();
  };
  const put = () => {
    const href = linkAddress(typed ?? '');
    if (!href || !editor) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      const text = (typed ?? '').trim();
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else {
      chain.setLink({ href }).run();
    }
    setTyped(undefined);
  };
  const takeAway = () => {
    editor?.chain().focus().extendMarkRange('link').unsetLink().run();
    setTyped(undefined);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    put();
  };

  return (
    <Popover
      opened={typed !== undefined}
      onDismiss={close}
      trapFocus
      withinPortal
      shadow="md"
      closeOnEscape
    >
      <Popover.Target>
        <RichTextEditor.Control
          onClick={open}
          aria-label={t`Lenke`}
          title={t`Lenke`}
          active={editor?.isActive('link')}
        >
          <IconLink size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        <Group align="flex-start" gap="xs" wrap="nowrap">
          <TextInput
            aria-label={t`Adresse`}
            placeholder="https://"
            inputMode="url"
            value={typed ?? ''}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setWrong(false);
            }}
            onKeyDown={keyDown}
            error={wrong && t`Skriv en nettadresse eller en e-postadresse`}
            data-autofocus
            w={260}
          />
          <Button onClick={put}>
            <Trans>Sett inn</Trans>
          </Button>
          {editor?.isActive('link') && (
            <Button variant="default" onClick={takeAway}>
              <Trans>Fjern</Trans>
            </Button>
          )}
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
