import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { Markdown } from '@tiptap/markdown';
import { useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { isSafeLink } from './link-address.ts';
import classes from './MarkdownEditor.module.css';
import { MarkdownLinkControl } from './MarkdownLinkControl.tsx';
import { SurfaceSkeleton } from '../states/SurfaceSkeleton.tsx';
import { useEditorLabels } from './use-editor-labels.ts';

/** Only what markdown and the reading page support: pasted HTML loses the rest. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    underline: false,
    strike: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto'],
      isAllowedUri: (address) => isSafeLink(address),
      shouldAutoLink: (address) => isSafeLink(address),
    },
  }),
  Markdown,
];

/** The editor writes empty paragraphs at the end as `&nbsp;`; nobody typed those. */
const withoutEmptyEnd = (markdown: string) => markdown.replace(/(?:\s|&nbsp;)+$/, '');

interface MarkdownSurfaceProps {
  value: string;
  onChange: (markdown: string) => void;
  field: { id: string } & Record<`aria-${string}`, string>;
}

export function MarkdownSurface({ value, onChange, field }: MarkdownSurfaceProps) {
  const labels = useEditorLabels();
  const written = useRef(value);
  const editor = useEditor({
    // Not created during render: a slow machine renders in several steps and would throw it away.
    immediatelyRender: false,
    extensions,
    content: value,
    contentType: 'markdown',
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', ...field },
      // Tab moves on, as in all fields; the editor would use it to nest list items.
      handleDOMEvents: { keydown: (_, { key }) => key === 'Tab' },
    },
    onUpdate: (update) => {
      written.current = withoutEmptyEnd(update.editor.getMarkdown());
      onChange(written.current);
    },
  });

  // The text was replaced from outside: by somebody else's version, or a choice between two.
  useEffect(() => {
    if (editor === null || value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { contentType: 'markdown', emitUpdate: false });
  }, [editor, value]);

  if (editor === null) return <SurfaceSkeleton />;
  return (
    <RichTextEditor
      editor={editor}
      labels={labels}
      classNames={classes}
      data-invalid={field['aria-invalid'] === 'true' || undefined}
    >
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <MarkdownLinkControl />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
