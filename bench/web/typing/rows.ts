import type { InfoTextName } from '../../../src/rules/infoFields.ts';

const likes: readonly InfoTextName[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'job',
  'city',
  'state',
];

const count = Number(new URLSearchParams(window.location.search).get('fields') ?? 9);

/** The real form's nine fields, over and over; the message, which takes most, comes last. */
export const rows: readonly { name: string; like: InfoTextName }[] = Array.from(
  { length: count },
  (_, index) => {
    const like = index === count - 1 ? 'message' : (likes[index % likes.length] ?? 'city');
    return { name: `${like}${index}`, like };
  },
);
