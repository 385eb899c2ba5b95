import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differenceOf } from '../../visual/difference.ts';
import { openBrowser } from '../../visual/openBrowser.ts';
import { photograph } from '../../visual/photograph.ts';
import { decodePicture, type Picture } from '../../visual/picture.ts';
import type { Shot } from '../../visual/plan.ts';
import { serveStories, type StoryServer } from '../../visual/serveStories.ts';
import { openPage } from '../../visual/takeAll.ts';

/** The browser of the pictures runs on one platform only. */
const here = process.platform === 'linux' && process.arch === 'x64';

/** A page that tells how its story went, as Storybook's preview does. */
const document = (body: string, end = "{ status: 'success' }") => `<!doctype html>
<style>
  body { margin: 16px; font: 18px/1.5 Arial, sans-serif; background: #f4f5f2; }
  button { padding: 10px 22px; border: 1px solid #6b7782; background: rgb(255 124 38); border-radius: 2px; }
</style>
${body}
<script>
  const ears = {};
  window.__STORYBOOK_ADDONS_CHANNEL__ = { on: (event, ear) => (ears[event] = ear) };
  setTimeout(() => ears.storyFinished(${end}), 10);
</script>`;

const button = '<button>Send Code</button>';

describe.runIf(here)('a photograph', () => {
  let folder = '';
  let server: StoryServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stories-'));
    [server, browser] = await Promise.all([serveStories(folder), openBrowser()]);
    page = await openPage(browser);
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  });

  async function pictureOf(
    body: string,
    more: { mode?: Partial<Shot['mode']>; end?: string } = {},
  ) {
    await writeFile(join(folder, 'iframe.html'), document(body, more.end));
    const mode = { name: 'phone', width: 390, height: 200, globals: {}, ...more.mode };
    const story = { id: 'button--shown', title: 'Button', name: 'Shown', review: {} };
    const { png } = await photograph(page, server.origin, {
      id: 'button--shown.phone',
      story,
      mode,
    });
    return decodePicture(png);
  }

  const style = (css: string) => `<style>${css}</style>${button}`;

  const differing = async (one: string, other: string) =>
    differenceOf(await pictureOf(one), await pictureOf(other)).pixels;

  test('the same story gives the same picture, pixel by pixel', async () => {
    expect(await differing(button, button)).toBe(0);
  });

  test('one pixel of padding more is caught', async () => {
    expect(await differing(button, style('button { padding: 11px 22px }'))).toBeGreaterThan(0);
  });

  test('a color change of 3/255 is caught', async () => {
    expect(
      await differing(button, style('button { background: rgb(255 127 38) }')),
    ).toBeGreaterThan(2000);
  });

  test('another host name gives the same picture', async () => {
    const one = await pictureOf(button);
    const there = await serveStories(folder, 'localhost');
    const story = { id: 'button--shown', title: 'Button', name: 'Shown', review: {} };
    const mode = { name: 'phone', width: 390, height: 200, globals: {} };

    const { png } = await photograph(page, there.origin, {
      id: 'button--shown.phone',
      story,
      mode,
    });

    await there.close();
    expect(differenceOf(one, decodePicture(png)).pixels).toBe(0);
  });

  test('a picture is as high as its page, and never lower than its window', async () => {
    const low = await pictureOf(button);
    const high = await pictureOf('<p style="height: 1200px">High</p>');

    expect([low.width, low.height]).toEqual([390, 200]);
    expect(high.height).toBeGreaterThan(1200);
  });

  test('clock, chance and storage are the same for every picture', async () => {
    const told = `<p></p><script>
    const seen = [new Date().toISOString(), Math.random(), localStorage.length, Intl.DateTimeFormat().resolvedOptions().timeZone];
    document.querySelector('p').textContent = seen.join(' ');
    localStorage.setItem('email', 'pat@firm.example');
  </script>`;

    await pictureOf(told);
    const first = await page.textContent('p');
    await pictureOf(told);

    expect(await page.textContent('p')).toBe(first);
    expect(first).toMatch(/^2026-01-15T12:00:00.000Z 0\.\d+ 0 UTC$/);
  });

  test('what moves is shown where it ends, or where it began when it never ends', async () => {
    const box = (css: string) =>
      `<style>${css}</style><div style="width: 80px; height: 30px; background: blue"></div>`;
    const moving = box(
      '@keyframes slide { from { translate: 200px } } div { animation: slide 900ms }',
    );
    const turning = box(
      '@keyframes turn { to { rotate: 360deg } } div { animation: turn 700ms infinite }',
    );

    expect(await differing(moving, box(''))).toBe(0);
    expect(await differing(turning, box(''))).toBe(0);
  });

  test('a caret is never seen, in forced colors neither', async () => {
    const field = '<input autofocus style="outline: 0; width: 200px">';
    const mode = { forcedColors: 'active' as const };
    const pictures: Picture[] = [];
    for (let look = 0; look < 4; look += 1) pictures.push(await pictureOf(field, { mode }));

    expect(await page.evaluate('document.activeElement.tagName')).toBe('INPUT');
    expect(pictures.map((picture) => differenceOf(pictures[0]!, picture).pixels)).toEqual([
      0, 0, 0, 0,
    ]);
  });

  test('a film shows its poster', async () => {
    const poster = `data:image/svg+xml,${encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="blue"/></svg>',
    )}`;
    await writeFile(join(folder, 'film.webm'), 'never sent');

    const { data } = await pictureOf(
      `<video autoplay muted width="160" height="90" style="position: absolute; left: 0; top: 0" poster="${poster}" src="film.webm"></video>`,
    );

    expect([...data.subarray(0, 4)]).toEqual([0, 0, 255, 255]);
  });

  test('a story that makes a request to anybody else fails', async () => {
    const asking = '<img src="http://elsewhere.example/pixel.png">';

    await expect(pictureOf(asking)).rejects.toThrow('asked for http://elsewhere.example/pixel.png');
  });

  test('a story whose play function fails has no picture', async () => {
    await expect(pictureOf(button, { end: "{ status: 'error' }" })).rejects.toThrow(
      'did not end well',
    );
  });
});
