import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { browserArgs, fullBrowserPath } from '../../tests/support/browser/browserPath.ts';

/**
 * `node tools/film/film.ts [FOLDER]` draws the film's frames into a folder and makes the files of
 * src/assets/film from them. Needs ffmpeg with SVT-AV1, VP9 and x264. Frames that are there stay.
 */
const FRAMES_PER_SECOND = 30;
const SECONDS = 18;
const size = { width: 1280, height: 720 };
const frames = process.argv[2] ?? 'dist/film';

mkdirSync(frames, { recursive: true });
await drawFrames();
if (!process.env.DRAW) encode();

/** Draws twice as large as the film, as the smaller picture has smoother edges. */
async function drawFrames(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await fullBrowserPath(),
    args: [...browserArgs, '--allow-file-access-from-files', '--force-color-profile=srgb'],
  });
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 2 });
  await page.goto(`${pathToFileURL(resolve('tools/film/scene.html')).href}?still=1&scale=2`);
  await page.evaluate('ready');
  for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame += 1) {
    const path = join(frames, `${String(frame).padStart(4, '0')}.png`);
    if (existsSync(path)) continue;
    await page.evaluate(`renderAt(${frame / FRAMES_PER_SECOND})`);
    await page.screenshot({ path });
  }
  await browser.close();
}

/** The same picture in three formats. A key frame every five seconds lets a visitor jump. */
function encode(): void {
  const colors = 'out_color_matrix=bt709:out_range=tv,format=yuv420p';
  const film = [
    ['-framerate', `${FRAMES_PER_SECOND}`, '-i', join(frames, '%04d.png'), '-an'],
    ['-vf', `scale=${size.width}:${size.height}:flags=lanczos:${colors}`],
    ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ['-color_range', 'tv', '-g', `${5 * FRAMES_PER_SECOND}`],
  ].flat();
  const vp9 = [...film, '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '39', '-row-mt', '1'];
  const log = ['-passlogfile', join(frames, 'vp9')];
  run(film, ['-c:v', 'libsvtav1', '-preset', '2', '-crf', '40'], 'promo.av1.mp4');
  run(film, ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '27'], 'promo.mp4');
  execFileSync('ffmpeg', [...vp9, ...log, '-pass', '1', '-f', 'null', '-']);
  run(vp9, [...log, '-pass', '2', '-cpu-used', '1', '-lag-in-frames', '25'], 'promo.webm');
}

function run(input: string[], codec: string[], name: string): void {
  const file = join('src/assets/film', name);
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...input, ...codec, '-movflags', '+faststart', file]);
  process.stdout.write(`${name} ${statSync(file).size} bytes\n`);
}
