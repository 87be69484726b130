import { expect, test } from 'vitest';
import { readAvoided, wordsCheck } from './words.ts';

const glossary = {
  path: 'docs/words.md',
  text: `
| word | nb | meaning | not |
| --- | --- | --- | --- |
| thread | tråd | messages about one matter | conversation, chat |
| deadline | frist | until when | due date |
`,
};

function findings(path: string, text: string): string[] {
  return wordsCheck.look([glossary, { path, text }]).map(({ says }) => says);
}

test('the table gives each avoided word its better one', () => {
  expect(readAvoided(glossary.text)).toEqual([
    { words: ['conversation'], instead: 'thread' },
    { words: ['chat'], instead: 'thread' },
    { words: ['due', 'date'], instead: 'deadline' },
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

test('sentences, comments and parts of other words are free', () => {
  const text = `// a chat\nexport const said = 'We had a chat'; export const due = 1; export const chateau = 2;`;
  expect(findings('server/src/messages/page.ts', text)).toEqual([]);
});

test('what a package calls its things is not ours to name', () => {
  const text = `import { ChatIcon } from 'icons';\nexport const icon = <ChatIcon />;`;
  expect(findings('web/src/messages/Icon.tsx', text)).toEqual([]);
});

test('the options of a package are not ours to name', () => {
  const options = (from: string) =>
    findings(
      'server/src/messages/start.ts',
      `import type { Options } from '${from}';\nconst options: Options = { chatLimit: 1 };`,
    );
  expect(options('a-package')).toEqual([]);
  expect(options('./options.ts')).toHaveLength(1);
});

test('tools and journeys may use any word', () => {
  expect(findings('e2e/chat.test.ts', 'const chat = 1;')).toEqual([]);
});
