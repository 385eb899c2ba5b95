import { styled } from '@mui/material/styles';
import { useCallback, useRef, useState } from 'react';
import { promoVideo } from '../../content/partnerProgram.ts';
import { Icon } from '../ui/Icon.tsx';
import { FilmText } from './FilmText.tsx';

const Bar = styled('div')(({ theme: { mixins, typography, vars } }) => ({
  ...typography.note,
  display: 'flex',
  alignItems: 'stretch',
  borderTop: `1px solid ${vars.palette.line.ink}`,
  backgroundColor: vars.palette.background.paper,
  fontWeight: 420,
  fontStretch: '96%',
  '& > *': { display: 'flex', alignItems: 'center', minHeight: 48, padding: '12px 16px' },
  '& > span': {
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: vars.palette.text.secondary,
  },
  // As wide for either word, so that the caption beside it stays.
  '& button > span': { display: 'inline-grid', justifyItems: 'start' },
  '& button > span > *': { gridArea: '1 / 1' },
  '& button [aria-hidden]:not(svg)': { visibility: 'hidden' },
  '& > button + span': { borderInlineStart: `1px solid ${vars.palette.line.ink}` },
  '& button': {
    gap: 8,
    border: 0,
    background: 'transparent',
    color: vars.palette.text.primary,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    [mixins.canHover]: {
      '&:hover': { backgroundColor: vars.palette.background.sunken },
    },
  },
}));

export interface FilmPlayerProps {
  autoPlay: boolean;
  files: readonly { src: string; type: string }[];
  /** True when no file can be played: the poster stays, without a button. */
  failed: boolean;
  onFail: () => void;
}

/** Our own film: muted and repeating, with a button to pause or play it, caption and text. */
export function FilmPlayer({ autoPlay, files, failed, onFail }: FilmPlayerProps) {
  const { mount, isMounted, addFilm, playing, setPlaying, toggle } = useFilm(autoPlay, onFail);
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={promoVideo.poster.avif} />
        <img
          src={promoVideo.poster.webp}
          alt={failed ? promoVideo.name : ''}
          width={1280}
          height={720}
          onLoad={addFilm}
          onError={addFilm}
        />
      </picture>
      {isMounted && !failed && (
        <video
          ref={mount}
          autoPlay={autoPlay && playing}
          muted
          loop
          playsInline
          preload={autoPlay ? 'metadata' : 'none'}
          width={1280}
          height={720}
          aria-label={promoVideo.name}
          aria-describedby="film-caption"
          // Firefox tries the files once more when it is mounted, without an error event.
          onPlay={({ currentTarget }) => (hasNoSource(currentTarget) ? onFail() : setPlaying(true))}
          onPause={() => setPlaying(false)}
        >
          {files.map(({ src, type }, index) => (
            <source
              key={src}
              src={src}
              type={type}
              onError={index === files.length - 1 ? onFail : undefined}
            />
          ))}
          {(['captions', 'descriptions'] as const).map((kind) => (
            <track
              key={kind}
              kind={kind}
              src={promoVideo.descriptions}
              srcLang="en"
              label={promoVideo.textHeading}
            />
          ))}
        </video>
      )}
      <figcaption>
        <Bar>
          {!failed && <PlayButton playing={playing} onClick={toggle} />}
          <span id="film-caption">{failed ? promoVideo.failure : promoVideo.caption}</span>
        </Bar>
        <FilmText open={failed} />
      </figcaption>
    </>
  );
}

/** Whether the film is in the page and plays. */
function useFilm(autoPlay: boolean, onFail: () => void) {
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(autoPlay);
  // The film comes after its poster, which is the largest thing that the page shows at first.
  const [isMounted, setIsMounted] = useState(!autoPlay);
  const addFilm = () => setIsMounted(true);
  // A browser may refuse to play, as some phones do to save power. The button then says 'Play'.
  const play = useCallback(() => {
    film.current?.play().catch(() => setPlaying(false));
  }, []);
  // Called here, because a browser that ignores the autoPlay attribute fires no event.
  const mount = useCallback(
    (element: HTMLVideoElement | null) => {
      film.current = element;
      if (!element) return;
      // Where media are switched off, WebKit has no video element.
      if (!('play' in element)) {
        onFail();
        return;
      }
      // Its files may have failed before: the browser tries them again.
      if (hasNoSource(element)) element.load();
      // React sets the property `muted`, not the attribute.
      element.defaultMuted = true;
      if (autoPlay && element.autoplay) play();
      else element.pause();
    },
    [autoPlay, onFail, play],
  );
  const toggle = () => {
    if (!playing) {
      play();
      return;
    }
    film.current?.pause();
    // A film that has not started yet fires no pause event, and Play needs a film.
    setPlaying(false);
    addFilm();
  };
  return { mount, isMounted, addFilm, playing, setPlaying, toggle };
}

function PlayButton({ playing, onClick }: { playing: boolean; onClick: () => void }) {
  const { pause, play } = promoVideo.controls;
  const [shown, other] = playing ? [pause, play] : [play, pause];
  return (
    <button type="button" aria-label={shown.name} onClick={onClick}>
      <Icon name={playing ? 'pause' : 'play'} size={18} weight={playing ? 3 : 1.75} />
      <span>
        <span>{shown.label}</span>
        <span aria-hidden>{other.label}</span>
      </span>
    </button>
  );
}

/** True when a film has no file left to try, or has not looked for one yet. */
function hasNoSource({ networkState, NETWORK_NO_SOURCE }: HTMLMediaElement): boolean {
  return networkState === NETWORK_NO_SOURCE;
}
