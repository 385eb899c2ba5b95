import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useCallback, useRef, useState } from 'react';
import { promoVideo } from '../../content/partnerProgram.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { VideoText } from './VideoText.tsx';

const frame = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
} as const;

const Poster = styled('img')(frame);

/** The video is transparent until its first frame, so the poster below it stays visible. */
const Video = styled('video')({ ...frame, position: 'absolute', inset: 0 });

const Bar = styled(Typography)(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'stretch',
  borderBlockStart: `1px solid ${vars.palette.line.ink}`,
  backgroundColor: vars.palette.background.paper,
  fontWeight: 420,
  fontStretch: '96%',
})) as typeof Typography;

const PlayControl = styled('button')(({ theme: { mixins, vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '10px 16px',
  border: 0,
  borderInlineEnd: `1px solid ${vars.palette.line.ink}`,
  background: 'transparent',
  color: vars.palette.text.primary,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [mixins.canHover]: { '&:hover': { backgroundColor: vars.palette.background.sunken } },
}));

/** As wide as the longer of its two labels, so that the caption beside it does not move. */
const Labels = styled('span')({ display: 'inline-grid', justifyItems: 'start' });

const Label = styled('span')({ gridArea: '1 / 1', '&[aria-hidden]': { visibility: 'hidden' } });

const Caption = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  alignSelf: 'center',
  padding: '10px 16px',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));

export interface VideoPlayerProps {
  /** False with reduced motion or a data saver. The poster is then shown until Play is pressed. */
  autoPlay: boolean;
  /** The formats of the video. The browser plays the first one that it can. */
  files?: readonly { src: string; type: string }[];
}

/** Our video, muted and looped, with a play/pause button, a caption and a text version. */
export function VideoPlayer({ autoPlay, files = promoVideo.files }: VideoPlayerProps) {
  const video = useVideo(autoPlay);
  const { mount, isMounted, addVideo, failed, fail, playing, setPlaying, toggle } = video;
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={promoVideo.poster.avif} />
        <Poster
          src={promoVideo.poster.webp}
          alt={failed ? promoVideo.name : ''}
          width={1280}
          height={720}
          onLoad={addVideo}
          onError={addVideo}
        />
      </picture>
      {isMounted && !failed && (
        <Video
          ref={mount}
          autoPlay={autoPlay && playing}
          muted
          loop
          playsInline
          preload={autoPlay ? 'metadata' : 'none'}
          width={1280}
          height={720}
          // Tab would stop here in Firefox, where the video does nothing by keyboard.
          tabIndex={-1}
          aria-label={promoVideo.name}
          aria-describedby="video-caption"
          // If no file can be played, Firefox dispatches `play` instead of `error` on mounting.
          onPlay={({ currentTarget }) => (hasNoSource(currentTarget) ? fail() : setPlaying(true))}
          onPause={() => setPlaying(false)}
        >
          {files.map(({ src, type }, index) => (
            <source
              key={src}
              src={src}
              type={type}
              onError={index === files.length - 1 ? fail : undefined}
            />
          ))}
          <track
            kind="descriptions"
            src={promoVideo.descriptions}
            srcLang="en"
            label={promoVideo.textHeading}
          />
        </Video>
      )}
      <figcaption>
        <Bar variant="note" component="div">
          {!failed && <PlayButton playing={playing} onClick={toggle} />}
          <Caption id="video-caption" aria-live="polite">
            {failed ? promoVideo.failure : promoVideo.caption}
          </Caption>
        </Bar>
        <VideoText open={failed} />
      </figcaption>
    </>
  );
}

function useVideo(autoPlay: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  const [playing, setPlaying] = useState(autoPlay);
  // The video loads after its poster, because the poster is the largest contentful paint.
  const [isMounted, setIsMounted] = useState(!autoPlay);
  const addVideo = () => setIsMounted(true);
  // Browsers may refuse to play, for example to save power. The button then shows 'Play'.
  const play = useCallback(() => {
    video.current?.play().catch(() => setPlaying(false));
  }, []);
  // Some browsers ignore the autoPlay attribute without firing an event, so `play` is called too.
  const mount = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
      if (!element) return;
      // If media are disabled in WebKit, the element has no `play` method.
      if (!('play' in element)) {
        setFailed(true);
        return;
      }
      if (hasNoSource(element)) element.load();
      // React sets the property `muted` but not the attribute.
      element.defaultMuted = true;
      if (autoPlay && element.autoplay) play();
      else element.pause();
    },
    [autoPlay, play],
  );
  const toggle = () => {
    if (!playing) {
      play();
      return;
    }
    video.current?.pause();
    // A video that has not started fires no pause event. Play can start only a mounted video.
    setPlaying(false);
    addVideo();
  };
  return { mount, isMounted, addVideo, failed, fail, playing, setPlaying, toggle };
}

function PlayButton({ playing, onClick }: { playing: boolean; onClick: () => void }) {
  const { pause, play, what } = promoVideo.controls;
  const [shown, other] = playing ? [pause, play] : [play, pause];
  return (
    <PlayControl type="button" onClick={onClick}>
      <Icon name={playing ? 'pause' : 'play'} size={18} weight={playing ? 3 : 1.75} />
      <Labels>
        <Label>{shown}</Label>
        <Label aria-hidden>{other}</Label>
      </Labels>{' '}
      <VisuallyHidden>{what}</VisuallyHidden>
    </PlayControl>
  );
}

/** True if no file of the video can be played, or the browser has not tried any yet. */
function hasNoSource({ networkState, NETWORK_NO_SOURCE }: HTMLMediaElement): boolean {
  return networkState === NETWORK_NO_SOURCE;
}
