import { describe, expect, test } from 'vitest';
import { readAvoided, wordsCheck } from './words.ts';

const glossary = {
  path: 'docs/words.md',
  text: `
| word | nb | meaning | not |
| --- | --- | --- | --- |
| thread | tråd | messages about one matter | conversation, chat |
| deadline | frist | until when | due date |

## In the code

| word | meaning | not |
| --- | --- | --- |
| notify | a message to open pages | tell |
`,
};

function findings(path: string, text: string): string[] {
  return wordsCheck.look([glossary, { path, text }]).map(({ says }) => says);
}

test('the table gives the preferred word for each avoided one', () => {
  expect(readAvoided(glossary.text)).toEqual([
    { words: ['conversation'], instead: 'thread', inCode: false },
    { words: ['chat'], instead: 'thread', inCode: false },
    { words: ['due', 'date'], instead: 'deadline', inCode: false },
    { words: ['tell'], instead: 'notify', inCode: true },
  ]);
});

test.each([
  ['an identifier', 'export const openConversations = 1;'],
  ['a snake-case column', 'interface Row { chat_id: string }'],
  ['a path', `call('/conversation/{id}');`],
  ['two words in a row', 'const dueDate = 1;'],
  ['a component', 'const page = <ChatBox />;'],
])('%s is refused', (_what, text) => {
  expect(findings('server/src/messages/page.tsx', text)).toHaveLength(1);
});

test('a file name is refused', () => {
  expect(findings('web/src/messages/ChatPage.tsx', '')).toHaveLength(1);
});

test('sentences, comments and parts of other words are not checked', () => {
  const text = `// a chat\nexport const said = 'We had a chat'; export const due = 1; export const chateau = 2;`;
  expect(findings('server/src/messages/page.ts', text)).toEqual([]);
});

test('names that a package exports are not checked', () => {
  const text = `import { ChatIcon } from 'icons';\nexport const icon = <ChatIcon />;`;
  expect(findings('web/src/messages/Icon.tsx', text)).toEqual([]);
});

test('options of a package are not checked', () => {
  const options = (from: string) =>
    findings(
      'server/src/messages/start.ts',
      `import type { Options } from '${from}';\nconst options: Options = { chatLimit: 1 };`,
    );
  expect(options('a-package')).toEqual([]);
  expect(options('./options.ts')).toHaveLength(1);
});

test('names passed to a package are not checked', () => {
  const call = (from: string) =>
    findings(
      'server/src/messages/start.ts',
      `import { start } from '${from}';\nstart.all({ chatLimit: 1 });\nnew start({ chatHeight: 2 });`,
    );
  expect(call('a-package')).toEqual([]);
  expect(call('./start.ts')).toHaveLength(2);
  const page = (from: string) =>
    findings('web/src/messages/Page.tsx', `import { Box } from '${from}';\n<Box chatLimit={1} />;`);
  expect(page('a-package')).toEqual([]);
  expect(page('./Box.tsx')).toHaveLength(1);
});

test.each(['e2e/chat.test.ts', 'bench/chat.ts', 'tools/chat.ts'])(
  'journeys, bench and tools keep to the words too: %s',
  (path) => {
    expect(findings(path, 'export const chat = 1;')).toHaveLength(2);
  },
);

describe('a word for a part of the program', () => {
  test.each([
    ['an identifier', 'export const tellEditors = 1;'],
    ['a property', 'export const context = { tell: 1 };'],
    ['a type', 'export interface Tell { to: string }'],
  ])('is refused as %s', (_what, text) => {
    expect(findings('server/src/messages/page.ts', text)).toHaveLength(1);
  });

  test('is refused as a file name', () => {
    expect(findings('server/src/messages/tell-editors.ts', '')).toHaveLength(1);
  });

  test('is allowed in values, and in names of the wire and the database', () => {
    const text = `export const kind = 'tell';\nexport const row = { tell_at: 1 };`;
    expect(findings('server/src/messages/page.ts', text)).toEqual([]);
  });

  test('is allowed as the name of a column', () => {
    const tables = { path: 'server/src/a.tables.ts', text: 'interface Row { tell: string }' };
    const reader = { path: 'server/src/a.ts', text: 'export const of = (row) => row.tell;' };
    expect(wordsCheck.look([glossary, tables, reader])).toEqual([]);
  });
});
