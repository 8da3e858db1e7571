// The seven chickens' colours: their feathers, and the lines around them.

export const FEATHERS = ['#fff6e4', '#c98a4b', '#4a4f63', '#f2c94c', '#9db8c9', '#d9694a', '#e9d5ef'];
export const LINES = ['#54341a', '#4d2809', '#14161f', '#6d4a05', '#2c4657', '#5f1e0c', '#523a63'];
/** Whose feathers are as dark as a dark page. */
export const BLACK = 2;

/** Which of the seven. */
export const birdOf = (bird: number) => ((bird % 7) + 7) % 7;
