/** Where the promotional video comes from: our own file, or a provider's player. */
export type VideoSource = { kind: 'file' } | { kind: 'player'; provider: string; src: string };

const YOUTUBE = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtu.be',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const VIMEO = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);

/**
 * Reads the configured address of the video. Empty means our own file; a YouTube or Vimeo address
 * gives that provider's player in its privacy mode, muted and repeating. The key of an unlisted
 * Vimeo video stands after its number, or as `h`.
 * @param autoplay false where a reader asked for less motion or less data
 * @throws Error for any other address, to be mended before the site is built
 */
export function videoSource(address: string, autoplay: boolean): VideoSource {
  if (address === '') return { kind: 'file' };
  const url = new URL(address);
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const play = autoplay ? '1' : '0';
  const id = url.searchParams.get('v') ?? parts.at(-1) ?? '';
  if (YOUTUBE.has(url.hostname) && /^[\w-]{11}$/.test(id)) {
    const query = `autoplay=${play}&mute=1&loop=1&playlist=${id}&playsinline=1&rel=0`;
    return {
      kind: 'player',
      provider: 'YouTube',
      src: `https://www.youtube-nocookie.com/embed/${id}?${query}`,
    };
  }
  // The key of an unlisted video may be all digits, too.
  const number = isNumber(parts[0]) ? 0 : parts.findLastIndex(isNumber);
  if (VIMEO.has(url.hostname) && number >= 0) {
    const key = /^[\da-f]+$/.exec(url.searchParams.get('h') ?? parts[number + 1] ?? '')?.[0];
    const query = `autoplay=${play}&muted=1&loop=1&dnt=1&playsinline=1`;
    return {
      kind: 'player',
      provider: 'Vimeo',
      src: `https://player.vimeo.com/video/${parts[number]}?${key ? `h=${key}&` : ''}${query}`,
    };
  }
  throw new Error(
    `The video address ${address} is neither YouTube's nor Vimeo's. Use the address of a video there, or an empty one for our own file.`,
  );
}

function isNumber(part = ''): boolean {
  return /^\d+$/.test(part);
}
