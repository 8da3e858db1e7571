import * as svelte from 'prettier-plugin-svelte';

export default {
  printWidth: 132,
  singleQuote: true,
  // Imported here, because Prettier would look for its name in the folder that it was started in: a commit starts it in the one above.
  plugins: [svelte],
};
