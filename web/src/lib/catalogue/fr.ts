// Every sentence of one language: those of the first page in one piece, those of later pages when they are asked for.

export const page = import.meta.glob<string>(
  ['../../../../src/heckmeck/words/fr/*.ftl', '../../../../src/heckmeck/words/fr/web/{page,dice,cards}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
export const later = import.meta.glob<string>('../../../../src/heckmeck/words/fr/web/{learn,rules,after}.ftl', {
  query: '?raw',
  import: 'default',
});
