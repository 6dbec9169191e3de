/** What visitors read beside a form that does nothing in a browser without JavaScript. The society's email address follows. */
export const noScriptTexts = {
  newsletter: 'This form needs JavaScript. To get the newsletter, write to',
  contact: 'This form needs JavaScript. You can write to us instead:',
  join: 'The application form needs JavaScript. You can write to us instead:',
};

/** On the search page, above the links to what can be searched. */
export const noScriptSearch = 'Searching needs JavaScript.';
