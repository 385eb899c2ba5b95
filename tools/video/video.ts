import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { browserArgs, fullBrowserPath } from '../browser/browserPath.ts';

/**
 * `node tools/video/video.ts` renders the frames of the video into dist/video and encodes the files of
 * src/assets/video. It requires Debian's ffmpeg (SVT-AV1, libaom, x264, WebP).
 */
const FRAMES_PER_SECOND = 30;
const SECONDS = 18;
const size = { width: 1280, height: 720 };
const frames = 'dist/video';

mkdirSync(frames, { recursive: true });
await drawFrames();
encode();

/** Draws at twice the size of the video, because scaling down smooths edges. */
async function drawFrames(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await fullBrowserPath(),
    args: [...browserArgs, '--allow-file-access-from-files', '--force-color-profile=srgb'],
  });
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 2 });
  await page.goto(pathToFileURL(resolve('tools/video/scene.html')).href);
  await page.evaluate('ready');
  for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame += 1) {
    const path = join(frames, `${String(frame).padStart(4, '0')}.png`);
    await page.evaluate(`renderAt(${frame / FRAMES_PER_SECOND})`);
    await page.screenshot({ path });
  }
  await browser.close();
}

/** Encodes the video and its poster, each in two formats. */
function encode(): void {
  const { width, height } = size;
  const scale = `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`;
  const colors = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const picture = ['-vf', scale, ...colors, '-color_range', 'tv'];
  const source = ['-framerate', `${FRAMES_PER_SECOND}`, '-i', join(frames, '%04d.png')];
  const fast = ['-movflags', '+faststart'];
  const poster = ['-i', join(frames, '0000.png'), ...picture];
  const still = ['-c:v', 'libaom-av1', '-still-picture', '1', '-cpu-used', '1', '-crf', '35'];
  const av1 = ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '51'];
  const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '27'];
  run([...source, ...picture, '-g', '300', ...fast, ...av1], 'promo.av1.mp4');
  run([...source, ...picture, '-g', `${5 * FRAMES_PER_SECOND}`, ...fast, ...h264], 'promo.mp4');
  run([...poster, ...still], 'promo-poster.avif');
  run([...poster, '-c:v', 'libwebp', '-quality', '55'], 'promo-poster.webp');
}

function run(options: readonly string[], name: string): void {
  const file = join('src/assets/video', name);
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', ...options, file]);
  process.stdout.write(`${name}: ${statSync(file).size} bytes\n`);
}
