import type { Article } from '../../content/articles.ts'
import { longDate } from '../long-date.ts'
import { Picture } from '../pictures/picture.tsx'

export const ArticleCards = ({ articles }: { articles: Omit<Article, 'body'>[] }) => (
  <ul className="illustrated article-cards">
    {articles.map((article) => (
      <li className="card card-link" key={article.path}>
        <Picture picture={{ ...article.picture, alt: '' }} />
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
