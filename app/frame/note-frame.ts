/** Tells the style sheet that this page is inside a frame. An inline script in the head, so that nothing moves later. */
if (self !== top) document.documentElement.dataset['inFrame'] = ''
