// A loader of the admin's build: keeps the errors of a refused save, and the typed text of a picture among several.
// While an editor types, the form asks the server for its state, without validation. If that answer arrives after the refusal of a
// save, Payload takes every field as valid, so that the message under the field is gone. `form-state.test.ts` tests it.
// The drawer for several files has the values of each file as they were when it was opened. Payload returns to them when a field is
// changed in all files, when another file is removed, and when the focal point moves. `media-upload-admin.test.ts` tests it.
// The drawer that plans a publication selects taking offline for a live page, and hides refusals. `schedule-admin.test.ts` tests it.
// Pasting a field or a row replaces its content without a question, and leaves rows that it has no copy for. `paste-guard-admin.test.ts` tests it.
// Back from a document to its list shows the list. `back-admin.test.ts` tests it.
// If another editor takes over, the form is loaded again, so that typed text is gone, and the message does not name the editor. Fields
// with an own component do not become read-only. `take-over-admin.test.ts` tests it.

/**
 * The start of the drawer's functions, up to `next`. It names the values of the open form ($2), the files ($3) and the open one ($5).
 * @param {string} next
 */
const upTo = (next) =>
  new RegExp(
    `(let [\\w$]+=([\\w$]+)\\.current\\(\\);[\\w$]+\\(\\{type:"REPLACE",state:\\{activeIndex:[\\w$]+,forms:([\\w$]+)\\.map\\(\\([\\w$]+,([\\w$]+)\\)=>\\4===([\\w$]+)\\?[\\s\\S]{0,9000}?)${next}`,
    'g',
  );

/**
 * Code that loads the form again with a function of this name, unless a form has typed text.
 * @param {string} load
 */
const unlessTyped = (load) => `dispatchEvent(new CustomEvent("plantsoen-reload",{cancelable:true}))&&${load}()`;

/** What is replaced, and by what. @type {readonly (readonly [RegExp, string])[]} */
const replacements = [
  // The form: says whether the answer is validated.
  [/(submitted:(\w+)\}\)[};]+\w+\(\{type:"MERGE_SERVER_STATE",)(prevStateRef:)/g, '$1validated:$2,$3'],
  // The reducer, in which `t` is the state before: an answer without validation changes no error.
  [
    /(case"MERGE_SERVER_STATE":\{let\{acceptValues:\w+,prevStateRef:\w+,serverState:\w+\}=(\w+),\w+=\w+\(\{acceptValues:\w+,currentState:(\w+)\|\|\{\},incomingState:)(\w+)\}/g,
    '$1$2.validated===false?Object.fromEntries(Object.entries($4??{}).map(([path,field])=>[path,$3[path]?.valid===false?{...field,valid:false,errorMessage:$3[path].errorMessage}:field])):$4}',
  ],
  // Changing a field in all files.
  [upTo('(async\\([\\w$]+,[\\w$]+\\)=>\\{)(for\\(let [\\w$]+=0;)'), '$1$6$3[$5]&&($3[$5].formState=$2.current());$7'],
  // Removing a file.
  [
    upTo('([\\w$]+)=>\\{([\\w$]+)\\(\\{type:"REMOVE_FORM",index:\\6\\}\\)\\},\\[\\]'),
    '$1$6=>{$3[$5]&&$7({type:"UPDATE_FORM",errorCount:$3[$5].errorCount,formState:$2.current(),index:$5});$7({type:"REMOVE_FORM",index:$6})},[$3,$5]',
  ],
  // Moving the focal point.
  [
    upTo('formState:[\\w$]+\\[[\\w$]+\\]\\.formState,index:([\\w$]+),uploadEdits:'),
    '$1formState:$2.current(),index:$6,uploadEdits:',
  ],
  // The titles of the related entries in a list: also those of other languages (`titles-in-any-language.ts`).
  [/([\w$]+)\.append\("limit","250"\)/g, '$&,$1.append("title","any")'],
  // Pasting: a field tells its kind and its number of rows, and the guard (`paste-guard.tsx`) asks before the paste runs.
  [
    /\{onPaste:[\w$]+,path:([\w$]+),schema(?:Fields|Blocks):([\w$]+)\.(?:fields|blocks),/g,
    '$&replaced:{kind:$2.type,count:$2.getDataToCopy()[$1]?.rows?.length??0},',
  ],
  [
    /(localStorage\.getItem\([\w$]+\);if\(![\w$]+\)return [\w$]+\("error:invalidClipboardData"\)[^?]*,\.\.\.([\w$]+),fieldPath:[^?]*\?\()([\w$]+\([\w$]+\))(,!0\))/g,
    '$1dispatchEvent(new CustomEvent("plantsoen-paste",{cancelable:true,detail:{...$2.replaced,paste:()=>$3}}))&&$3$4',
  ],
  // Pasting over more rows, or other blocks: what the copied ones do not have is deleted, or saving would bring it back.
  [
    /(let [\w$]+=new Map;)(for\(let ([\w$]+) in ([\w$]+)\)\{if\(![\w$]+&&\3===`\$\{([\w$]+)\}\.id`\|\|![\w$]+\(\3,\5\)\)continue;let [\w$]+=\3\.replace\(\5,([\w$]+)\),[\w$]+=[\w$]+\?([\w$]+)\[)/g,
    '$1for(let former of Object.keys($7))former.startsWith($6+".")&&former!==$6+".id"&&!($5+former.slice($6.length)in $4)&&delete $7[former];$2',
  ],
  // Pasted rows and fields with an own component are rendered by the server, as a copy does not have it.
  [
    /(\{customComponents:[\w$]+,validate:[\w$]+,\.\.\.([\w$]+)\}=[\w$]+\[[\w$]+\];)(Array\.isArray\(\2\.rows\)[\s\S]{0,120}?,\.\.\.([\w$]+)\}=[\w$]+;return )\4/g,
    '$1delete $2.lastRenderedPath;$3(delete $4.lastRenderedPath,$4)',
  ],
  [/(isLoading:!1),lastRenderedPath:[\w$]+(\}\],)/g, '$1$2'],
  // Taking over: the form is not loaded again if it has typed text (`changed-elsewhere.tsx`).
  [
    /([\w$]+&&[\w$]+&&[\w$]+\(!1\),)([\w$]+)&&\2\(\)(\}catch\([\w$]+\)\{console\.error\("Error during document takeover:)/g,
    `$1$2&&${unlessTyped('$2')}$3`,
  ],
  [/(=\(\)=>\{[\w$]+\(\),[\w$]+\([\w$]+\),)([\w$]+)\(\)(\},e\[\d+\]=\2,)/g, `$1${unlessTyped('$2')}$3`],
  // Only who may save is asked to take over.
  [
    /(hasSavePermission:([\w$]+),(?:(?!hasSavePermission:)[\s\S]){0,12000}?let [\w$]+=)([\w$]+&&([\w$]+)&&\(typeof \4=="object"\?\4\.id!==[\w$]+\?\.id:\4!==[\w$]+\?\.id\)&&![\w$]+&&![\w$]+&&![\w$]+\.current\?\.hasShownLockedModal)/g,
    '$1$2&&$3',
  ],
  // The message about it names the editor (`payload-texts.cjs`).
  [
    /([\w$]+\(!0\),[\w$]+\.current\.hasShownLockedModal=!0)(\),[\w$]+\.current=\{[^}]*user:([\w$]+\.user)\})/g,
    'globalThis.colleagueInForm=$3.name||$3.email,$1$2',
  ],
  // A field with an own component is read-only, too, in a form that is. Its element is the child of one that watches its condition, and
  // may have to be read first.
  [
    /(permissions:[\w$]+,readOnly:([\w$]+),schemaPath:[\w$]+\};if\([\w$]+\.admin\?\.hidden\)\{[\w$]+=([\w$]+)\([\w$]+,\{\.\.\.[\w$]+,path:[\w$]+\}\);break [\w$]+\}if\(([\w$]+)!==void 0\)\{[\w$]+=)\4\|\|null/g,
    '$1$2?(function own(node){node?.$$$$typeof===Symbol.for("react.lazy")&&(node=node._init(node._payload));' +
      'if(!/object|function/.test(typeof node?.type))return node||null;const{children}=node.props;' +
      'return $3(node.type,{...node.props,...(children?{children:own(children)}:{readOnly:!0})},node.key)})($4):$4||null',
  ],
  // The buttons of a form that is enabled again, which know it only from the next change of another state.
  [
    /(([\w$]+)\.current\.setDisabled=([\w$]+),[\s\S]{0,900}?typeof ([\w$]+)=="boolean"&&)(\3\(\4\))/g,
    '$1($2.current={...$2.current},$5)',
  ],
  // Escape in the message about it, which left a form that cannot be saved.
  [/onReadOnly:([\w$]+)\}=[\w$]+,(?:(?!onReadOnly)[\s\S]){0,900}?closeOnBlur:!1,(?=slug:)/g, '$&onExit:$1,'],
  // Leaving a form that another editor has taken over also asks.
  [/![\w$]+&&(\(typeof [\w$]+<"u"\?![\w$]+:![\w$]+\),[\w$]+=[\w$]+\(\(\)=>\[)/g, '$1'],
  // Back to a list that was opened without a client-side navigation: the list writes its query before Next follows the history, and
  // would delete Next's state, so that Back changed the address only.
  [
    /window\.history\.replaceState\(null,"",(?=[\w$]+\))/g,
    'window.history.replaceState(Object.hasOwn(window.history,"replaceState")?null:window.history.state,"",',
  ],
  // Planning, which reports success when the server has refused it.
  [
    /await ([\w$]+)(\(\{type:[\w$]+,date:[^;]{0,200}?timezone:[\w$]+\}\)),/g,
    '(({error})=>{if(error)throw new Error(error)})(await $1$2??{}),',
  ],
  // Planning, which takes a live page without newer changes offline at first.
  [/defaultType:[\w$]+\?"publish":"unpublish"/g, 'defaultType:"publish"'],
];

/** @param {string} source */
module.exports = (source) => replacements.reduce((text, [found, replacement]) => text.replace(found, replacement), source);
module.exports.replacements = replacements;
