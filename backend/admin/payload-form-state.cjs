// A loader of the admin's build: keeps the errors of a refused save.
// While an editor types, the form asks the server for its state, without validation. If that answer arrives after the refusal of a
// save, Payload takes every field as valid, so that the message under the field is gone. `form-state.test.ts` tests it.

/** What is replaced, and by what. @type {readonly (readonly [RegExp, string])[]} */
const replacements = [
  // The form: says whether the answer is validated.
  [/(submitted:(\w+)\}\)[};]+\w+\(\{type:"MERGE_SERVER_STATE",)(prevStateRef:)/g, '$1validated:$2,$3'],
  // The reducer, in which `t` is the state before: an answer without validation changes no error.
  [
    /(case"MERGE_SERVER_STATE":\{let\{acceptValues:\w+,prevStateRef:\w+,serverState:\w+\}=(\w+),\w+=\w+\(\{acceptValues:\w+,currentState:(\w+)\|\|\{\},incomingState:)(\w+)\}/g,
    '$1$2.validated===false?Object.fromEntries(Object.entries($4??{}).map(([path,field])=>[path,$3[path]?.valid===false?{...field,valid:false,errorMessage:$3[path].errorMessage}:field])):$4}',
  ],
];

/** @param {string} source */
module.exports = (source) => replacements.reduce((text, [found, replacement]) => text.replace(found, replacement), source);
module.exports.replacements = replacements;
