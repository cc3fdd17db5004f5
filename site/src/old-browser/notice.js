// biome-ignore-all lint: Internet Explorer 8 has to understand it
/* Sent to browsers without modules, not compiled. Only Internet Explorer has a document mode; other browsers show no notice. */
(function (allTexts, key) {
  var texts = allTexts[(document.documentElement.lang || '').slice(0, 2)];
  if (!document.documentMode || !texts) return;
  try {
    if (localStorage.getItem(key)) return;
  } catch (blocked) {}

  var notice = document.createElement('div');
  notice.id = key;
  notice.setAttribute('role', 'region');
  notice.setAttribute('aria-label', texts.label);
  notice.style.cssText =
    'position:relative;padding:16px 72px 6px 24px;border-bottom:2px solid #15211f;background:#e1ece9;color:#15211f;font:16px/24px Arial,sans-serif';

  var link = document.createElement('a');
  link.href = 'https://www.mozilla.org/firefox/new/';
  link.style.cssText = 'display:table;color:#1f4f49;line-height:44px;text-decoration:underline';
  link.appendChild(document.createTextNode(texts.download));

  var close = document.createElement('button');
  close.type = 'button';
  close.title = texts.close;
  close.setAttribute('aria-label', texts.close);
  close.style.cssText =
    'position:absolute;top:6px;right:12px;width:44px;height:44px;padding:0;border:0;background:transparent;color:#15211f;font:24px/44px Arial,sans-serif;cursor:pointer';
  close.appendChild(document.createTextNode('\u00d7'));
  close.onclick = function () {
    notice.parentNode.removeChild(notice);
    try {
      localStorage.setItem(key, 'closed');
    } catch (blocked) {}
  };

  notice.appendChild(document.createTextNode(texts.text + ' '));
  notice.appendChild(link);
  notice.appendChild(close);
  /* After the skip link, which has to be the first link of the page. */
  var header = document.getElementsByTagName('header')[0];
  (header ? header.parentNode : document.body).insertBefore(notice, header || document.body.firstChild);
})(TEXTS, 'oldBrowserNotice');
