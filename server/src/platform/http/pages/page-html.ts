import { createHash } from 'node:crypto';
import type { PageAnswer } from '../../handler.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { pageStyle } from './page-style.ts';

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** The page runs no scripts and applies no other style sheet. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(';'),
  'x-robots-tag': 'noindex',
};

const logo = `<a href="/"><svg viewBox="0 0 132 56" height="52" role="img" aria-label="Torg"><path d="M13 6v25q0 9 9 9h2M3 16h21"/><rect x="33" y="15" width="26" height="26" rx="8.5"/><circle cx="46" cy="28" r="4"/><path d="M73 41V15M73 28q0-12 13-12"/><rect x="96" y="15" width="26" height="25" rx="8.5"/><path d="M122 15v26q0 10-10 10h-3q-6 0-10-3"/></svg></a>`;

function form(button: NonNullable<PageAnswer['button']>): string {
  const { name, value, label, isQuiet } = button;
  const look = isQuiet ? ' class="quiet"' : '';
  return `<form method="post"><button${look} name="${escapeHtml(name)}" value="${escapeHtml(value)}">${escapeHtml(label)}</button></form>`;
}

export const pageHtml = ({ locale, heading, text, button, link }: PageAnswer): string =>
  `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading)} · Torg</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${pageStyle}</style>
</head>
<body>
<header>${logo}</header>
<main><div>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
${button ? form(button) : ''}
<p class="more"><a href="${escapeHtml(link.path)}">${escapeHtml(link.label)}</a></p>
</div></main>
</body>
</html>
`;
