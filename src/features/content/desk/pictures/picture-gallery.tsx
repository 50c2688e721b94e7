import { styled } from 'styled-components';
import { pictureDesk as texts } from '#messages/picture-desk';
import type { Picture } from '@/contract/pictures';
import { smallSizeOf, uploadPath } from '@/contract/uploads';
import { MoreButton } from '@/features/admin/more-button';
import { toFailure } from '@/store/failure';
import { focusInside } from '@/theme/mixins';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Grid } from '@/ui/layout/grid';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import { pictureApi } from './picture-api';

const Choice = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  clip-path: ${({ theme }) => theme.corner.small};
  background: ${({ theme }) => theme.color.sunken};
  cursor: pointer;
  ${focusInside}

  & > img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
  &:hover > img {
    opacity: 0.8;
  }
`;

const Item = ({ picture, onChoose }: { picture: Picture; onChoose: (picture: Picture) => void }) => {
  const { id, alt } = picture;
  const shown = smallSizeOf(picture) ?? picture;
  return (
    <li>
      <Choice
        type="button"
        aria-label={texts.use(alt || texts.undescribed)}
        onClick={() => onChoose(picture)}
      >
        <img src={uploadPath(id, shown)} width={shown.width} height={shown.height} alt="" loading="lazy" />
      </Choice>
    </li>
  );
};

/** Pictures uploaded earlier. */
export const PictureGallery = ({ onChoose }: { onChoose: (picture: Picture) => void }) => {
  const query = pictureApi.useListPicturesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const pictures = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Stack>
      <Heading level={3}>{texts.earlier}</Heading>
      {query.error ? (
        <RetryAlert title={texts.failure} loading={query.isFetching} onRetry={query.refetch}>
          {toFailure(query.error).message}
        </RetryAlert>
      ) : !pictures ? (
        <Spinner label={texts.loading} />
      ) : pictures.length === 0 ? (
        <Note>{texts.empty}</Note>
      ) : (
        <Grid as="ul" gap={1} min="120px" columns={4} aria-label={texts.earlier}>
          {pictures.map((picture) => (
            <Item key={picture.id} picture={picture} onChoose={onChoose} />
          ))}
        </Grid>
      )}
      <MoreButton pages={query} />
    </Stack>
  );
};
