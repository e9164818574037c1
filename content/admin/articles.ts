import type { articleDrawings } from '../../contract/article.ts'
import { pictureLimits } from '../../contract/picture.ts'
import { brand } from '../brand/company.ts'

export const articleFormTexts = {
  title: 'Title',
  slug: 'End of the address',
  slugHelp: (path: string) =>
    `The article will be at ${path}. Do not change this after publishing: links to the old address would stop working.`,
  teaser: 'Summary',
  teaserHelp: 'One or two sentences, shown below the title, in the list of articles, and in shared links.',
  body: 'Text',
  bodyHelp: 'Leave a blank line between paragraphs. Headings divide the text and become its table of contents.',
  author: 'Author',
  company: `${brand.name} (no named author)`,
  date: 'Date',
  dateHelp: 'Shown below the title. To publish later, choose a time when you publish.',
  search: 'For search engines',
  optional: '(optional)',
  pageTitle: 'Title in search results',
  pageTitleHelp: 'Leave this blank to use the title.',
  description: 'Description in search results',
  descriptionHelp: 'Leave this blank to use the summary.',
}

export const markdownTexts = {
  toolbar: 'Formatting',
  tools: {
    heading: 'Heading',
    subheading: 'Subheading',
    bold: 'Bold',
    italic: 'Italic',
    list: 'List',
    numbers: 'Numbered list',
    quote: 'Key point',
    link: 'Link…',
    picture: 'Picture…',
  },
  addPicture: 'Add a picture to the text',
  link: {
    title: 'Add a link',
    words: 'Link text',
    wordsHelp: 'Say where the link goes, not “click here.”',
    wordsRequired: 'Please enter the link text.',
    href: 'Link address',
    hrefHelp: 'Choose a page on this site, or paste an address that starts with https://.',
    hrefInvalid: 'Please enter a page, such as /send, or an address that starts with https://.',
    insert: 'Add link',
  },
}

export const pictureTexts = {
  legend: 'Picture',
  choice: 'Picture at the top',
  none: 'Choose a picture',
  uploaded: 'Your picture',
  upload: 'Upload a picture…',
  replace: 'Upload a different picture…',
  file: 'Picture file',
  fileHelp: `JPEG, PNG, WebP, or AVIF, up to ${pictureLimits.megabytes} MB, at least ${pictureLimits.minWidth} pixels wide. Data about where and how it was taken is removed.`,
  fileRequired: 'Please choose a picture.',
  preparing: 'Preparing the picture in several sizes. This takes a few seconds.',
  ready: 'The picture is ready.',
  alt: 'What the picture shows',
  altHelp: 'Read aloud to people who cannot see it: “A mother and her son pay at a counter.”',
  altRequired: 'Please say what the picture shows.',
  add: 'Add picture',
  drawings: {
    'article-b2b': 'Drawing: payments between businesses',
    'article-barriers': 'Drawing: barriers to sending money',
    'article-benefits': 'Drawing: a text from the shop',
    'article-future': 'Drawing: the future of transfers',
    'article-guide-card': 'Drawing: a guide in steps',
    'article-investing': 'Drawing: investing',
    'article-partnerships': 'Drawing: partners around the world',
    'article-security': 'Drawing: security',
    'article-stories': 'Drawing: people and their stories',
  } satisfies Record<(typeof articleDrawings)[number], string>,
}
