import { expect, test } from 'vitest';
import { createBrowser } from '../../support/host/hostParts.ts';
import { onEachEngine } from '../../support/host/onEachEngine.ts';

const EMAIL = 'dana@harbor.example';
const BODY =
  '<h1>Request for information</h1><table><tr><th>Name</th><td>Dana &lt;W&gt;</td></tr>' +
  '<tr><th>Company</th><td>Harbor &amp; Pine</td></tr><tr><th>Message</th><td>one<br>two</td></tr></table>';

const limits = { SENDS_PER_IP_MINUTE: '1000', SENDS_PER_IP_HOUR: '1000' };

onEachEngine('a request to sales', limits, (host) => {
  test('a request of a verified visitor reaches sales as text, and an answer reaches the visitor', async () => {
    const browser = createBrowser(host());
    await browser.send(EMAIL);
    await browser.verify(EMAIL, '402917');

    expect(await browser.request(EMAIL, BODY)).toBe(true);
    await host().deliver();

    const letter = host().letters[1];
    expect(letter).toMatchObject({
      to: 'sales@probuilt.example',
      replyTo: EMAIL,
      subject: 'Request for information: Dana <W>, Harbor & Pine',
    });
    expect(letter?.text).toContain('Message: \n  one\n  two\n');
    expect(letter?.html).toContain('Dana &lt;W&gt;');
  });

  test('sales is told when another browser than the sender has verified the address', async () => {
    const owner = createBrowser(host());
    await owner.send(EMAIL);
    await owner.verify(EMAIL, '402917');
    await owner.request(EMAIL, BODY);
    await createBrowser(host()).request(EMAIL, BODY);
    await host().deliver();

    const letters = host().letters.slice(1);
    expect(letters.map(({ text }) => /verified on.*UTC(.*)\. Ref/.exec(text)?.[1])).toEqual([
      '',
      ', but not in the browser that sent this',
    ]);
  });

  test('no line of a request can pass for another row', async () => {
    const browser = createBrowser(host());
    await browser.send(EMAIL);
    await browser.verify(EMAIL, '402917');

    await browser.request(
      EMAIL,
      BODY.replace('Harbor', 'Harbor<br>Phone: 1').replace('two', 'Email address verified'),
    );
    await host().deliver();

    const lines = host().letters[1]?.text.split('\n');
    expect(lines).toContain('Company: Harbor Phone: 1 & Pine');
    expect(lines).toContain('  Email address verified');
  });

  test('a request with an address that was not verified is refused and nothing is mailed', async () => {
    expect(await createBrowser(host()).request(EMAIL, BODY)).toBe(false);
    await host().deliver();

    expect(host().letters).toEqual([]);
  });

  test('a verification counts for 30 days, in another browser too, and no longer', async () => {
    const owner = createBrowser(host());
    await owner.send(EMAIL);
    await owner.verify(EMAIL, '402917');
    const DAY = 86_400_000;

    host().clock.now += 30 * DAY - 1;
    expect(await createBrowser(host()).request(EMAIL, BODY)).toBe(true);
    host().clock.now += 1;
    expect(await createBrowser(host()).request(EMAIL, BODY)).toBe(false);
  });

  test('a repeat of a submission answers true and makes no second lead', async () => {
    const browser = createBrowser(host());
    await browser.send(EMAIL);
    await browser.verify(EMAIL, '402917');

    const answers = await Promise.all(
      ['k', 'k', 'k'].map((key) => browser.request(EMAIL, BODY, key)),
    );
    await host().deliver();

    expect(answers).toEqual([true, true, true]);
    expect(host().letters.filter(({ to }) => to === 'sales@probuilt.example')).toHaveLength(1);
  });

  test('another body under a used key is a request of its own, and each of the two repeats', async () => {
    const browser = createBrowser(host());
    await browser.send(EMAIL);
    await browser.verify(EMAIL, '402917');
    const corrected = BODY.replace('two', 'three');

    for (const body of [BODY, corrected, BODY, corrected])
      expect(await browser.request(EMAIL, body, 'k')).toBe(true);
    await host().deliver();

    const texts = host()
      .letters.slice(1)
      .map(({ text }) => text);
    expect(texts.map((text) => /^ {2}(two|three)$/m.exec(text)?.[1])).toEqual(['two', 'three']);
  });

  test('strangers who use up the requests of an address do not shut out its own browser', async () => {
    const owner = createBrowser(host());
    await owner.send(EMAIL);
    await owner.verify(EMAIL, '402917');
    const answersOf = async (browser: typeof owner) => {
      const answers: unknown[] = [];
      for (let sent = 0; sent < 11; sent += 1) answers.push(await browser.request(EMAIL, BODY));
      return answers;
    };
    const tenOfThem = [...Array<boolean>(10).fill(true), false];

    expect(await answersOf(createBrowser(host(), '198.51.100.1'))).toEqual(tenOfThem);
    expect(await answersOf(owner)).toEqual(tenOfThem);
  });
});
