import { expect, test } from 'vitest';
import { rightsCheck } from './rights.ts';

/** A page of the app, with other files by their names. */
function findings(text: string, beside: Record<string, string> = {}) {
  const files = Object.entries({ 'Page.tsx': text, ...beside });
  return rightsCheck
    .look(files.map(([name, code]) => ({ path: `web/src/profiles/${name}`, text: code })))
    .map(
      ({ path, line, says }) => `${path.split('/').at(-1)}:${line} ${/“(.*)”.*“/.exec(says)?.[1]}`,
    );
}
const drawing = (jsx: string, before = '') =>
  `export function Page({ thing, can, me }) {\n${before}\nreturn <div>${jsx}</div>;\n}`;

test.each([
  ["{thing.state === 'draft' && <Button>Slett</Button>}", "thing.state === 'draft'"],
  ["{thing.status !== 'approved' ? <Menu.Item /> : null}", "thing.status !== 'approved'"],
  ['{can.send && !thing.deactivated && <Button />}', 'can.send && !thing.deactivated'],
  ['{thing.active_since_date === null && <MainAction />}', 'thing.active_since_date === null'],
  ['{me.role === \'admin\' && <HrefLink href="/users" />}', "me.role === 'admin'"],
  [
    "{['approved', 'rejected'].includes(thing.qa_status) && <Switch />}",
    "['approved', 'rejected'].includes(thing.qa_status)",
  ],
  ["<Button disabled={thing.activation === 'active'} />", "{thing.activation === 'active'}"],
  ['<ActionIcon aria-disabled={!thing.verified} />', '{!thing.verified}'],
  ['{thing.archived ? <p>I arkivet</p> : <Button />}', 'thing.archived'],
  ["<Frame action={thing.role === 'admin' ? <Button /> : undefined} />", "thing.role === 'admin'"],
])('a page does not decide by itself: %s', (jsx, rule) => {
  expect(findings(drawing(jsx))).toEqual([`Page.tsx:3 ${rule}`]);
});

test('nor by a variable that holds the rule', () => {
  const before = "const isOver = thing.state === 'closed';\nconst may = can.edit && !isOver;";
  expect(findings(drawing('{may && <Button />}', before))).toEqual(['Page.tsx:4 may']);
});

test('nor by an early return before the button', () => {
  const before = "if (thing.state === 'draft') return null;";
  expect(findings(drawing('<Button />', before))).toEqual(["Page.tsx:2 thing.state === 'draft'"]);
  expect(findings(drawing('<p>Lest</p>', before))).toEqual([]);
});

test('nor by a rule in another file, however many files it passes through', () => {
  const rule = {
    'rule.ts': "export const isOver = ({ state }) => state === 'closed';",
    'steps.ts':
      "import { isOver } from './rule.ts';\nexport const stepsOf = (t) => [!isOver(t) && 'send'];",
  };
  const page = `import { stepsOf } from './steps.ts';\n${drawing('{stepsOf(thing).map((one) => <Button key={one} />)}')}`;
  expect(findings(page, rule)).toEqual(['Page.tsx:4 stepsOf(thing)']);
});

test('nor by what a component of its own renders, in this file or another', () => {
  const own = `${drawing("{thing.state === 'draft' && <MenuItems />}")}\nconst MenuItems = () => <Button />;`;
  expect(findings(own)).toEqual(["Page.tsx:3 thing.state === 'draft'"]);
  const page = `import { MenuItems } from './Actions.tsx';\n${drawing("{thing.state === 'draft' && <MenuItems />}")}`;
  const beside = { 'Actions.tsx': 'export const MenuItems = () => <p><Button /></p>;' };
  expect(findings(page, beside)).toEqual(["Page.tsx:4 thing.state === 'draft'"]);
});

test.each([
  ['what the server says', '{can.publish && <Button />}'],
  ['a word for how it stands', "{thing.state === 'draft' && <Badge>Utkast</Badge>}"],
  ['a mark that only says so', '{thing.deactivated && <DeactivatedLine />}'],
  [
    'what stands on the button',
    "<Button>{thing.state === 'draft' ? 'Publiser' : 'Igjen'}</Button>",
  ],
  ['how the button looks', "<Button variant={thing.state === 'draft' ? 'filled' : 'default'} />"],
  ['where a link leads', '<HrefLink href={addressOf(thing.state)} />'],
  ['what is being done', "<Button loading={decided === 'approved'} disabled={isPending} />"],
  ['what the page itself has open', "{opened === 'accept' && <Button />}"],
  ['what is asked for in a form', "{value === 'admin' && <Button />}"],
  ['a switch that shows what is', '<Switch checked={thing.verified} disabled={!can.change} />'],
  ['what is sent', '<Button onClick={() => save(!thing.archived)} />'],
])('a page may decide %s', (_what, jsx) => {
  expect(findings(drawing(jsx))).toEqual([]);
});

test('navigation may depend on the role, as the specification says', () => {
  const text = drawing("{me.role === 'admin' && <Button />}");
  const at = (path: string) => rightsCheck.look([{ path, text }]).length;
  expect([at('web/src/app/Menu.tsx'), at('web/src/people/Menu.tsx')]).toEqual([0, 1]);
  expect(at('server/src/people/Menu.tsx')).toBe(0);
});
