const YOUTUBE = ['youtube.com', 'youtu.be', 'youtube-nocookie.com'];

/** Returns the player for a YouTube or Vimeo URL; undefined for ''. @throws Error for other URLs */
export function videoSource(url: string, autoPlay: boolean) {
  if (url === '') return undefined;
  const { hostname, pathname, searchParams } = new URL(url);
  const site = hostname.replace(/^(?:www|m|music|player)\./, '');
  const parts = pathname.split('/').filter((part) => part !== '');
  const play = autoPlay ? '1' : '0';
  const id = searchParams.get('v') ?? parts.at(-1) ?? '';
  if (YOUTUBE.includes(site) && /^[\w-]{11}$/.test(id)) {
    const query = `autoplay=${play}&mute=1&loop=1&playlist=${id}&playsinline=1&rel=0`;
    return { provider: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${id}?${query}` };
  }
  const number = isNumber(parts[0]) ? 0 : parts.findLastIndex(isNumber);
  if (site === 'vimeo.com' && number >= 0) {
    // An unlisted video has a key, after its number or in the parameter `h`.
    const key = /^[\da-f]+$/.exec(searchParams.get('h') ?? parts[number + 1] ?? '')?.[0];
    const query = `autoplay=${play}&muted=1&loop=1&dnt=1&playsinline=1`;
    return {
      provider: 'Vimeo',
      src: `https://player.vimeo.com/video/${parts[number]}?${key ? `h=${key}&` : ''}${query}`,
    };
  }
  throw new Error(
    `${url} is not the address of a video on YouTube or Vimeo. Use such an address, or an empty address for our own video.`,
  );
}

function isNumber(part = ''): boolean {
  return /^\d+$/.test(part);
}
