import type { Article } from '../../../content/articles.ts'
import { longDate } from '../../text/long-date.ts'
import { ArticleThumbnail } from './article-picture.tsx'

type Props = {
  articles: Omit<Article, 'body'>[]
  /** Shows the newest article large, and the others in columns. */
  front?: boolean
}

export const ArticleCards = ({ articles, front = false }: Props) => {
  // With an odd number of articles in two columns, the first takes up a row.
  const hasLead = articles.length % 2 === 1
  return (
    <ul className={front ? 'article-cards article-front' : 'article-cards'}>
      {articles.map((article, index) => (
        <li className={hasLead && index === 0 ? 'card card-link is-first' : 'card card-link'} key={article.path}>
          <ArticleThumbnail picture={article.picture} />
          <div className="card-body">
            <p className="article-date">
              <time dateTime={article.date}>{longDate(article.date)}</time>
            </p>
            <h3>
              <a href={article.path}>{article.title}</a>
            </h3>
            <p>{article.teaser}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
