// biome-ignore-all lint: browsers of ten years have to understand it
/*
 * Runs if the application cannot start: in browsers below the support range, or if one of its files is missing. Shows the page as
 * without scripts, and opens menus by their buttons.
 */
(function () {
  var sheet = document.querySelector('link[rel="stylesheet"]');
  var opened = 'data-opened';

  function each(list, act) {
    Array.prototype.forEach.call(list, act);
  }

  var plain = document.createElement('link');
  plain.rel = 'stylesheet';
  plain.href = sheet.href.replace(/\.css$/, '.plain.css');
  document.head.appendChild(plain);

  each(document.querySelectorAll('noscript'), function (place) {
    place.insertAdjacentHTML('afterend', place.textContent);
    place.parentNode.removeChild(place);
  });

  if ('popover' in HTMLElement.prototype && 'command' in HTMLButtonElement.prototype) return;

  var style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = '/plain-page.css';
  document.head.appendChild(style);

  function mark(panel, isOpen) {
    each(panel.tagName === 'DIALOG' ? [opened, 'open'] : [opened], function (name) {
      if (isOpen) panel.setAttribute(name, '');
      else panel.removeAttribute(name);
    });
    each(document.querySelectorAll('[popovertarget="' + panel.id + '"], [commandfor="' + panel.id + '"]'), function (button) {
      button.setAttribute('aria-expanded', String(isOpen));
    });
  }

  function closeAll(except) {
    each(document.querySelectorAll('[' + opened + ']'), function (panel) {
      if (panel !== except) mark(panel, false);
    });
  }

  document.addEventListener('click', function (event) {
    var button = event.target.closest && event.target.closest('[popovertarget], [commandfor]');
    if (!button) return;
    var id = button.getAttribute('popovertarget') || button.getAttribute('commandfor');
    var action = button.getAttribute('popovertargetaction') || button.getAttribute('command');
    var panel = document.getElementById(id);
    event.preventDefault();
    closeAll(panel);
    var isOpen = Boolean(panel) && action !== 'hide' && action !== 'close' && !panel.hasAttribute(opened);
    if (panel) mark(panel, isOpen);
    var first = isOpen && panel.querySelector('input, a, button');
    if (first) first.focus();
  });
  document.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') closeAll(null);
  });
})();
