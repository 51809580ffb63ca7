// Says that a browser is too old for the pages' own script: then that has not begun when everything is loaded. It is
// written so that such browsers read it. A script that did not come at all is another matter.
var came = true;
window.addEventListener(
  'error',
  function (event) {
    if (event.target.tagName === 'SCRIPT') came = false;
  },
  true
);
window.addEventListener('load', function () {
  if (came && !document.documentElement.hasAttribute('data-begun'))
    document.getElementById('old').removeAttribute('hidden');
});
