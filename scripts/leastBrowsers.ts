/** The oldest browsers that the site works in; read by the build and by its test. Samsung Internet 18 is Chromium 99, just below Chrome 100. */
export const leastBrowsers = ['safari15.4', 'ios15.4', 'chrome99']

/**
 * For scripts: as for Safari 16, which leaves class fields as they are and every first visit 1 KiB smaller. Safari 15.4 knows them,
 * but for a variable of a function around the class (https://webkit.org/b/236843); `e2e/site/least-browsers.spec.ts` looks for that.
 */
export const scriptTarget = ['safari16', 'ios16', 'chrome99']
