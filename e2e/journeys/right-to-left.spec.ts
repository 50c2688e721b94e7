import { randomInt } from 'node:crypto';
import { admin } from '#messages/admin';
import { applicationsDesk } from '#messages/applications/desk';
import { contactForm } from '#messages/contact';
import { contentDesk } from '#messages/content-desk';
import { eventsDesk } from '#messages/content-desk-events';
import { messagesDesk } from '#messages/messages-desk';
import { pages, privatePages } from '#network/pages';
import { storyPath } from '@/contract/pages';
import { longNameOf, openPositions } from '../../test/support/fixtures/applications';
import { ApplicationsDesk } from '../pages/applications-desk';
import { ContactForm } from '../pages/contact-form';
import { ContentDesk } from '../pages/content-desk';
import { apply } from '../support/apply';
import { contentCalls, removeStories } from '../support/content-calls';
import { expectHebrewReadsRight } from '../support/directions';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toasts';

const TITLE = 'העונה החדשה (2)!';
const BODY = [
  '# מה חדש?',
  'הפקודה `/spawn` עובדת שוב!\\\nועוד שורה.',
  '- נקודה ראשונה.\n- נקודה שנייה.',
  '1. פסקה ראשונה.\n\n   > ציטוט בתוכה.',
  '> אמר מישהו.',
  '```\nשורה\n```',
].join('\n\n');

const STORY = {
  title: TITLE,
  tag: 'עדכון',
  summary: 'כל השינויים בקצרה…',
  points: ['עולם חדש.', 'פרסים (3)'],
  body: BODY,
};
const EVENT = { title: 'תחרות בנייה!', when: 'כל יום שישי.', summary: 'בואו!', prize: '5 מפתחות' };
const QUESTION = { question: 'איך נכנסים?', answer: 'פשוט נכנסים.' };
const FORMATTED = { question: 'ומה אז?', answer: '**קראו** את הכללים:\n\n- ראשון.' };

const withContent = test.extend<{ slug: string }>({
  slug: async ({ request }, use) => {
    const content = await contentCalls(request);
    await content.create('news', { ...STORY, publishedAt: new Date(Date.now() - 1_000).toISOString() });
    const takeAway = [
      await content.write('events', EVENT),
      await content.write('faq', QUESTION),
      await content.write('faq', FORMATTED),
      await content.putUp({ text: 'השרת נסגר הלילה.' }),
    ];
    const [story] = (await content.published()).news;
    await use(story?.slug ?? '');
    for (const undo of takeAway) await undo();
    await removeStories(request);
  },
});

withContent('what an editor writes in Hebrew reads right for visitors', async ({ page, slug }) => {
  for (const path of [pages.home.path, pages.news.path, storyPath(slug), pages.events.path])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText('השרת נסגר הלילה.')).toBeVisible();
      await expectHebrewReadsRight(page, 3);
    });
  await page.goto(pages.support.path);
  await page.getByRole('button', { name: FORMATTED.question }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'ראשון.' })).toBeVisible();
  await expectHebrewReadsRight(page, 6);
});

withContent('what an editor writes in Hebrew reads right at the desk', async ({ page, slug }) => {
  const desk = new ContentDesk(page);
  expect(slug).toBe('hvnh-hhdsh-2');
  await desk.enter();
  await desk.edit(TITLE);
  await expectHebrewReadsRight(page, 15);
  await page.getByRole('link', { name: contentDesk.backToList }).click();
  await desk.row(TITLE).getByRole('button', { name: contentDesk.delete }).click();
  await expect(desk.button(contentDesk.deleted.undo)).toBeVisible();
  await expectHebrewReadsRight(page);
  await desk.button(contentDesk.deleted.undo).click();
  await expectToast(page, contentDesk.deleted.restored(TITLE));
  await expectHebrewReadsRight(page, 2);
  await desk.tab(contentDesk.tabs.events).click();
  await expect(page.getByText(eventsDesk.prize(EVENT.prize))).toBeVisible();
  await expectHebrewReadsRight(page, 3);
  await desk.tab(contentDesk.tabs.faq).click();
  await page.getByRole('button', { name: admin.moreLabel }).click();
  await expect(page.getByText(QUESTION.question, { exact: true })).toBeVisible();
  await expectHebrewReadsRight(page, 4);
  await desk.tab(contentDesk.tabs.banner).click();
  await expect(desk.bannerText).toBeVisible();
  await expectHebrewReadsRight(page, 4);
  await page.goto(privatePages.adminAudit.path);
  await expect(page.getByText(TITLE).first()).toBeVisible();
  await expectHebrewReadsRight(page);
});

test('a message in Hebrew reads right in the form and at the desk', async ({ page }) => {
  await beSignedIn(page, ADMIN);
  const form = new ContactForm(page);
  await form.open();
  await form.fill('הדרגה שלי!');
  await form.message.fill('היא נעלמה.\nמה עכשיו?');
  await expectHebrewReadsRight(page, 2);
  await form.submit.click();
  await expect(form.sent).toContainText(contactForm.success.title);
  await page.goto(privatePages.adminMessages.path);
  await expect(page.getByText('היא נעלמה.').first()).toBeVisible();
  await expectHebrewReadsRight(page, 2);
  await page.getByRole('link', { name: 'הדרגה שלי!' }).first().click();
  await expectHebrewReadsRight(page, 2);
  await page
    .getByRole('button', { name: messagesDesk.deleteNamed('') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectHebrewReadsRight(page, 3);
});

for (const position of openPositions.slice(0, 1))
  test('an application in Hebrew reads right wherever it is read', async ({ page, request }) => {
    const ign = `דניאל_${String(randomInt(1e6))}`;
    const applicant = await apply(request, position, {
      ign,
      discord: ign,
      [longNameOf(position)]: 'בניתי הרבה.\nמאוד!',
    });
    const desk = new ApplicationsDesk(page);
    await desk.enter();
    await desk.line(ign).click();
    await expect(desk.heading(ign)).toBeVisible();
    await desk.comment.fill('נראה טוב.');
    await expectHebrewReadsRight(page, 5);
    await desk.pane.getByRole('button', { name: applicationsDesk.comments.submit }).click();
    await expect(desk.comments).toContainText('נראה טוב.');
    await desk.decide('accepted', 'ברוכים הבאים!');
    await expect(page.getByText(applicationsDesk.decision.accepted.done(ign))).toBeVisible();
    await expectHebrewReadsRight(page, 7);
    await desk.pane.getByRole('button', { name: applicationsDesk.deletion.label }).click();
    await expect(desk.dialog).toBeVisible();
    await expectHebrewReadsRight(page, 7);
    await page.goto(`${privatePages.applicationStatus.path}#${applicant.id}.${applicant.key}`);
    await expect(page.getByText('ברוכים הבאים!')).toBeVisible();
    await expectHebrewReadsRight(page);
  });
