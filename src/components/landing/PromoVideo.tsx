import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { promoVideo } from '../../content/partnerProgram.ts';
import { videoSource } from '../../rules/video.ts';
import { FilmPlayer } from './FilmPlayer.tsx';
import { FilmText } from './FilmText.tsx';

const Figure = styled('figure')(({ theme }) => ({
  position: 'relative',
  border: `1px solid ${theme.vars.palette.line.ink}`,
  backgroundColor: theme.vars.palette.blueprint.main,
  boxShadow: theme.raised.film,
  ...theme.applyStyles('dark', { boxShadow: 'none' }),
  // A ring around them would lie on the blueprint, unseen.
  '& :focus-visible': { outlineOffset: -3 },
  '& iframe, & video, & img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    border: 0,
  },
}));

export interface PromoVideoProps {
  /** True where the film waits on its poster: reduced motion, or a data saver. */
  still: boolean;
  /**
   * The address of a YouTube or Vimeo video; empty for our own file.
   * @default the configured address
   */
  address?: string;
  /**
   * The files of our own film, best first.
   * @default the film of the partner program
   */
  files?: readonly { src: string; type: string }[];
}

/** The promotional video: silent, repeating, with a pause button and a text version. */
export function PromoVideo({
  still,
  address = promoVideo.address,
  files = promoVideo.files,
}: PromoVideoProps) {
  const [failed, setFailed] = useState(false);
  const source = videoSource(address, !still);
  return (
    <Figure
      id="video"
      tabIndex={-1}
      className="no-print"
      // Its caption holds the button, too.
      aria-labelledby={source.kind === 'player' ? undefined : 'film-caption'}
    >
      {source.kind === 'player' ? (
        <iframe
          src={source.src}
          title={`${promoVideo.name} on ${source.provider}`}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <FilmPlayer still={still} files={files} failed={failed} onFail={() => setFailed(true)} />
      )}
      <FilmText open={failed} />
    </Figure>
  );
}
