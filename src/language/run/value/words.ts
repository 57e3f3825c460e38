/** Splits a camel-case name into words: LanguageProficiency → language proficiency. */
export const wordsOf = (name: string): string => name.replaceAll(/(?<=.)([A-Z])/g, ' $1').toLowerCase();

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
