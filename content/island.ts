/** Shown when an island or its connection has failed. */
export const islandTexts = {
  stopped:
    'This part of the page stopped working. What you entered is still here. You can go on, or reload the page to start ' +
    'again.',
  noConnection:
    'You seem to be offline, or our site cannot be reached. What you entered is still here. Please try again when you ' +
    'are online.',
  retry: 'Try again',
  close: 'Close',
}
