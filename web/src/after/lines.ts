// How the players' lines in a picture are told apart: by colour, by dashes and by marks.

export const COLOURS = ['#21508a', '#b3401f', '#23703b', '#7b3f98', '#8a6100', '#0f7480', '#a82a63'];
export const DASHES = ['', '9 5', '2 5', '14 4 3 4', '6 3', '1 4 8 4', '18 6'];
export const MARKS = [
  'M-4-4h8v8h-8z',
  'M0-5L5 4H-5z',
  'M0-5a5 5 0 1 0 .01 0z',
  'M0-6L6 0 0 6-6 0z',
  'M0 5L5-4H-5z',
  'M-4-4L4 4M4-4L-4 4',
  'M0-5v10M-5 0h10',
];
