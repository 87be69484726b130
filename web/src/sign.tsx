import { createRoot } from 'react-dom/client';
import './app/theme.css';
import { SignApp } from './app/sign/SignApp.tsx';
import { makeQueryClient } from './client/calls/query-client.ts';
import { firstLanguage, speak } from './client/language.ts';
import { SignPage } from './contracts/signing/SignPage.tsx';

const root = document.getElementById('root');

// An await at the top would wait for ever: the other page's chunk imports this one.
void start();

async function start() {
  const [Page] = await Promise.all([loadPage(), speak(firstLanguage())]);
  if (!root) return;
  createRoot(root).render(
    <SignApp queryClient={makeQueryClient()}>
      <Page />
    </SignApp>,
  );
}

async function loadPage() {
  const isVerify = /^\/verify\b/i.test(location.pathname);
  return isVerify ? (await import('./contracts/verify/VerifyPage.tsx')).VerifyPage : SignPage;
}

// Nobody needs it before there is something to press.
void import('./app/preserve-focus.ts').then(({ preserveFocus }) => preserveFocus());
