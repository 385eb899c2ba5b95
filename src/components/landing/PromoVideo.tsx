import { styled } from '@mui/material/styles';
import { useCallback, useState } from 'react';
import { promoVideo } from '../../content/partnerProgram.ts';
import { videoSource } from './videoSource.ts';
import { FilmPlayer } from './FilmPlayer.tsx';
import { FilmText } from './FilmText.tsx';
import { TravelingPage } from '../ui/drawing/TravelingPage.tsx';

const Figure = styled('figure')(({ theme }) => ({
  position: 'relative',
  border: `1px solid ${theme.vars.palette.line.ink}`,
  backgroundColor: theme.vars.palette.blueprint.main,
  boxShadow: theme.raised.film,
  ...theme.applyStyles('dark', { boxShadow: 'none' }),
  // Inside the edge: around it, the focus ring would have too little contrast.
  '& :focus-visible': { outlineOffset: -3 },
  '& iframe, & video, & img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    border: 0,
  },
  // Over its poster, until it has a picture of its own.
  '& video': { position: 'absolute', top: 0, insetInline: 0 },
}));

/** The roof on the film's first frame: the orange page of the gate lands there and is let go. */
const Roof = styled('span')({
  position: 'absolute',
  left: '59.4%',
  top: 0,
  width: '21.9%',
  aspectRatio: '304 / 164',
  // Percentages of a margin count from the width: 7 % of the height of 16 to 9.
  marginTop: '3.94%',
  pointerEvents: 'none',
});

export interface PromoVideoProps {
  /** False under reduced motion or a data saver: the film waits on its poster. */
  autoPlay: boolean;
  /** A video on YouTube or Vimeo in place of our own file; empty for our own. */
  url: string;
  files?: readonly { src: string; type: string }[];
  /** True while the orange page of the gate can land on the film. */
  pageLands?: boolean;
}

/** The promotional video: muted and repeating, with its text version. */
export function PromoVideo(props: PromoVideoProps) {
  const { autoPlay, url, files = promoVideo.files, pageLands = false } = props;
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const source = videoSource(url, autoPlay);
  return (
    <Figure
      id="video"
      tabIndex={-1}
      className="no-print"
      // By id, because the caption element holds the button as well.
      aria-labelledby={source.kind === 'player' ? undefined : 'film-caption'}
    >
      {source.kind === 'player' ? (
        <>
          <iframe
            src={source.src}
            title={`${promoVideo.name} on ${source.provider}`}
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
          <FilmText open={false} />
        </>
      ) : (
        <>
          <TravelingPage travels={pageLands}>
            <Roof aria-hidden />
          </TravelingPage>
          <FilmPlayer autoPlay={autoPlay} files={files} failed={failed} onFail={fail} />
        </>
      )}
    </Figure>
  );
}
