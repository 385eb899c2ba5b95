import { styled } from '@mui/material/styles';
import { ViewTransition } from 'react';
import { promoVideo } from '../../content/partnerProgram.ts';
import { videoSource } from './videoSource.ts';
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer.tsx';
import { VideoText } from './VideoText.tsx';

const Figure = styled('figure')(({ theme }) => ({
  gridArea: 'video',
  position: 'relative',
  alignSelf: 'start',
  minWidth: 0,
  border: `1px solid ${theme.vars.palette.line.ink}`,
  backgroundColor: theme.vars.palette.blueprint.main,
  boxShadow: theme.raised.video,
  ...theme.applyStyles('dark', { boxShadow: 'none' }),
  // The focus ring is inside the edge, because it would have too little contrast outside.
  '& :focus-visible': { outlineOffset: -3 },
}));

const Player = styled('iframe')({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  border: 0,
});

/** The orange page of the gate moves to this place, the orange half of the first frame. */
const Roof = styled('span')({
  position: 'absolute',
  // Not mirrored, because the video is not.
  inset: '0 auto auto 46.9%',
  width: '20.9%',
  aspectRatio: '304 / 164',
  // A margin in percent refers to the width.
  marginTop: '18.2%',
  pointerEvents: 'none',
});

export interface PromoVideoProps extends VideoPlayerProps {
  /** The URL of a YouTube or Vimeo video, or empty for our own files. */
  url: string;
  /** True while the orange page of the gate can move to the video. */
  travels?: boolean;
}

/** The promotional video, muted and looped, with its text version. */
export function PromoVideo({ url, travels = false, ...video }: PromoVideoProps) {
  const source = videoSource(url, video.autoPlay);
  return (
    <Figure
      id="video"
      tabIndex={-1}
      className="no-print"
      // Refers to the text of the caption, because the caption element also contains the button.
      aria-labelledby={source ? undefined : 'video-caption'}
    >
      {source ? (
        <>
          <Player
            src={source.src}
            title={`${promoVideo.name} on ${source.provider}`}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
          <VideoText open={false} />
        </>
      ) : (
        <>
          {travels && (
            <ViewTransition name="orange-page" default="none" share="auto">
              <Roof aria-hidden />
            </ViewTransition>
          )}
          <VideoPlayer {...video} />
        </>
      )}
    </Figure>
  );
}
