import { renderAsync } from 'docx-preview';

/** Nothing in the file is loaded from elsewhere, and no other document is put in. */
const options = {
  inWrapper: true,
  ignoreFonts: true,
  ignoreLastRenderedPageBreak: true,
  useBase64URL: true,
  renderComments: false,
  renderAltChunks: false,
};
/** Paper is white on grey, also at night. */
const look =
  'body{margin:0}.docx-wrapper{background:#e9e6de!important;padding:16px!important}.docx-wrapper>section.docx{box-shadow:none!important;margin-bottom:16px!important}';

/** Writes a Word document into a page of its own; throws what cannot be read. */
export async function showDocx(bytes: ArrayBuffer, page: Document): Promise<void> {
  const styles = page.createElement('div');
  const body = page.createElement('div');
  await renderAsync(bytes, body, styles, options);
  const own = page.createElement('style');
  own.textContent = look;
  styles.append(own);
  page.head.replaceChildren(...page.head.querySelectorAll('title'), styles);
  page.body.replaceChildren(body);
}

/** Makes the paper as wide as there is room for, but never wider than it is. */
export function fitDocx(page: Document, room: number): void {
  page.documentElement.style.removeProperty('zoom');
  const paper = page.querySelector<HTMLElement>('section.docx');
  if (paper === null || room === 0) return;
  const whole = paper.offsetWidth + 32;
  page.documentElement.style.setProperty('zoom', String(Math.min(1, room / whole)));
}
