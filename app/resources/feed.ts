import { articlesIn } from '../../content/articles.ts'
import { frameTexts } from '../../content/frame.ts'
import { blogPage } from '../../content/pages/blog.ts'
import { absolute } from '../head/absolute.ts'
import { publishedContext } from '../rendering/site-context.ts'
import { element, xmlResponse } from './xml.ts'
import type { Route } from './+types/feed'

/** The articles as RSS 2.0, newest first. */
export const loader = ({ context }: Route.LoaderArgs) =>
  xmlResponse(
    element(
      'rss',
      [
        element('channel', [
          element('title', frameTexts.feed),
          element('link', absolute(blogPage.path)),
          element('description', blogPage.description),
          element('language', 'en-us'),
          element('atom:link', '', { href: absolute('/feed.xml'), rel: 'self', type: 'application/rss+xml' }),
          ...articlesIn(context.get(publishedContext)).map((article) =>
            element('item', [
              element('title', article.title),
              element('link', absolute(article.path)),
              element('guid', absolute(article.path)),
              element('pubDate', new Date(article.date).toUTCString()),
              element('description', article.teaser),
            ]),
          ),
        ]),
      ],
      { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' },
    ),
  )
