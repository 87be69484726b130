import { describe, expect, it } from 'vitest';
import { excerpt, unreadMail } from './unread-mail.ts';
import type { UnreadRow } from './unread.repository.ts';

const unread: UnreadRow = {
  thread: 't-1',
  account: 'a-1',
  email: 'kari@torg.example',
  locale: 'nb',
  title: 'Backendutvikler',
  company_name: 'Fjordvarme',
  message: 'm-1',
  content: 'Kan vi ta en prat på tirsdag?',
  sender_name: 'Ida Solbakken',
  number_of_unread_messages: 1,
};

describe('the mail about an unread message', () => {
  it('says who wrote about what, and links to the message', () => {
    const mail = unreadMail(unread, 'http://torg.example');
    expect(mail.to).toBe('kari@torg.example');
    expect(mail.subject).toBe('Ny melding fra Ida Solbakken om «Backendutvikler»');
    expect(mail.text).toContain('Det gjelder oppdraget «Backendutvikler» hos Fjordvarme.');
    expect(mail.text).toContain('Kan vi ta en prat på tirsdag?');
    expect(mail.text).toContain('http://torg.example/messages/t-1#message-m-1');
    expect(mail.html).toContain('href="http://torg.example/messages/t-1#message-m-1"');
  });

  it('is in the language of its recipient', () => {
    const subject = (locale: UnreadRow['locale']) =>
      unreadMail({ ...unread, locale, title: null }, '').subject;
    expect(subject('nb')).toBe('Ny melding fra Ida Solbakken');
    expect(subject('sv')).toBe('Nytt meddelande från Ida Solbakken');
    expect(subject('en')).toBe('New message from Ida Solbakken');
  });

  it('says how many are unread when there is more than one, also when the platform has written', () => {
    const mail = unreadMail({ ...unread, number_of_unread_messages: 3, sender_name: null }, '');
    expect(mail.subject).toContain('Ny melding fra Torg');
    expect(mail.text).toContain('3 uleste meldinger');
  });

  it('calls the conversation what the pages call it', () => {
    const said = (locale: UnreadRow['locale']) =>
      unreadMail({ ...unread, locale, number_of_unread_messages: 3 }, '').text;
    expect(said('nb').match(/samtalen/g)).toHaveLength(2);
    expect(said('sv').match(/konversationen/g)).toHaveLength(2);
    expect(said('en').match(/conversation/g)).toHaveLength(2);
  });

  it('quotes words, not the signs of markdown', () => {
    const content =
      'Vi har sendt vilkår for **Ida Solbakken**. [Se vilkårene](http://torg.example/x)\n\n- i dag';
    const { text, html } = unreadMail({ ...unread, content }, '');
    expect(text).toContain('> Vi har sendt vilkår for Ida Solbakken. Se vilkårene\n> \n> i dag');
    expect(html).not.toContain('**');
  });

  it('quotes about two hundred characters at most, cut after a word', () => {
    const long = 'erfaren utvikler '.repeat(30);
    expect(excerpt(long).length).toBeLessThanOrEqual(202);
    expect(excerpt(long)).toMatch(/(erfaren|utvikler) …$/);
    expect(excerpt('x'.repeat(300))).toBe(`${'x'.repeat(200)} …`);
  });
});
