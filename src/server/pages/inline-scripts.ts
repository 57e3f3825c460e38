import {
  EARLY_CLICK,
  EARLY_FETCH,
  ROLE_COOKIE,
  SECURE_ROLE_COOKIE,
  TAG_LENGTH,
} from '../../language/run/screen/drawn-page.ts';
import { allowingScripts, PAGE_POLICY } from '../engine/http/security-headers.ts';

/**
 * Remembers the last click on a button of a server-rendered page until hydration replays it. Stops the native
 * submit of forms that React will send, which would lose their input and expose it in the URL. Part of the
 * document, because a button can be clicked as soon as it is painted.
 */
const EARLY_CLICK_SCRIPT =
  `{let button;const keep=({target})=>{button=target.closest('button')};addEventListener('click',keep);` +
  `addEventListener('submit',event=>{event.target.hasAttribute('action')||event.preventDefault()});` +
  `window.${EARLY_CLICK}=()=>{removeEventListener('click',keep);return button}}`;

/** The id of the template that holds a server-rendered page's scripts until `START_SCRIPT` starts them. */
export const HELD_SCRIPTS = 'held-scripts';

/**
 * Starts one of a server-rendered page's scripts, in their order, whenever something has loaded, and the rest with the page:
 * a stylesheet, font or picture that has arrived leaves its place on the line to a script. So the first paint does not
 * share a slow line with scripts, which are many times larger, and the line is never idle. The page's own script is the
 * first, hence the page's load event still waits for it. What has arrived before the template counts once the page is parsed:
 * a page with cached styles would wait for a picture.
 */
const START_SCRIPT =
  `{let due=0;const start=({type,target})=>{if(type=='load')due+=target==document?1/0:1;` +
  `const held=document.getElementById('${HELD_SCRIPTS}');` +
  `for(let next;due&&(next=held?.content.firstChild);due--)held.before(next)};` +
  `document.addEventListener('load',start,true);document.addEventListener('DOMContentLoaded',start);` +
  `addEventListener('load',start)}`;

/**
 * Starts the reads that its element names in `data-reads`, before any other script has loaded. The client's
 * calls then get these answers if they ask for the same: once each, as the same user and in the same language,
 * within seconds, and not after a call that may have changed something. A date formatter takes 20 ms to make,
 * hence Temporal first.
 */
export const EARLY_READS_SCRIPT =
  `{let reads={};const{dataset}=document.currentScript,token='Bearer '+localStorage.token,` +
  `zone=window.Temporal?.Now.timeZoneId()??Intl.DateTimeFormat().resolvedOptions().timeZone;` +
  `if(localStorage.token)for(const url of JSON.parse(dataset.reads)){` +
  `(reads[url]=fetch(url,{headers:{Accept:'application/json',Authorization:token,'Time-Zone':zone,` +
  `'Accept-Language':dataset.language}})).catch(()=>{})}` +
  `window.${EARLY_FETCH}=request=>{const{pathname,search}=new URL(request.url),url=pathname+search,` +
  `read=reads[url],{headers}=request;delete reads[url];if(request.method!='GET')reads={};` +
  `return read&&performance.now()<15000&&headers.get('authorization')==token&&` +
  `headers.get('accept-language')==dataset.language?read.catch(()=>fetch(request)):fetch(request)}}`;

/**
 * Shows a user's own page only where their session is the stored one. Otherwise nothing of it is ever painted: the
 * tag that brought it is removed, and the page reloaded without it.
 */
export const OWN_PAGE_SCRIPT =
  `{const root=document.documentElement,{own}=document.currentScript.dataset;root.hidden=true;` +
  `if((localStorage.token||'').slice(0,${TAG_LENGTH})==own&&localStorage.user)root.hidden=false;` +
  `else{document.cookie='${ROLE_COOKIE}=;path=/;max-age=0';` +
  `document.cookie='${SECURE_ROLE_COOKIE}=;path=/;max-age=0;secure';location.reload()}}`;

const withScripts = (...scripts: string[]) => allowingScripts(PAGE_POLICY, scripts);

/** What every server-rendered page does before its scripts. */
export const DRAWN_PAGE_SCRIPT = EARLY_CLICK_SCRIPT + START_SCRIPT;

/** The content security policy of server-rendered pages, which allows their one inline script by its hash. */
export const DRAWN_PAGE_POLICY = withScripts(DRAWN_PAGE_SCRIPT);

/** The same for pages that the browser renders, with the reads that they start. */
export const PREPARED_PAGE_POLICY = withScripts(EARLY_READS_SCRIPT);

/** The same for pages with a user's own data. */
export const OWN_PAGE_POLICY = withScripts(DRAWN_PAGE_SCRIPT, OWN_PAGE_SCRIPT);
