import { expect, it } from 'vitest';
import { leftOutToast } from './left-out';

const nothing = { pictures: 0, frames: { linked: 0, lost: 0 }, hasFields: false };

it('A text that was pasted whole is not spoken of', () => {
  expect(leftOutToast(nothing)).toBeNull();
});

it('What became a link is said in passing, what is lost stays until somebody has read it', () => {
  expect(leftOutToast({ ...nothing, frames: { linked: 2, lost: 0 } })).toEqual({
    title: 'Links in place of videos',
    description: "Links stand in the place of 2 videos or frames: articles can't hold them.",
  });
  expect(leftOutToast({ ...nothing, frames: { linked: 1, lost: 1 }, hasFields: true })).toEqual({
    title: 'Not all was pasted',
    description:
      "A video or frame was left out: articles can't hold them. A link to it can stand instead. The fields of a form were left out: articles can't hold them. A link stands in the place of a video or frame: articles can't hold them.",
    variant: 'destructive',
  });
});

it('Pictures that are missing are said first', () => {
  expect(leftOutToast({ ...nothing, pictures: 2, frames: { linked: 0, lost: 2 } })).toEqual({
    title: 'Pictures left out',
    description:
      "2 pictures are missing: the other program keeps them to itself. Insert them from their files. 2 videos or frames were left out: articles can't hold them. Links to them can stand instead.",
    variant: 'destructive',
  });
});
