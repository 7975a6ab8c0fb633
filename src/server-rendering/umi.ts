/** Takes the place of `umi` in the process that renders pages for the server: the router without Umi's loading of code. */
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  matchRoutes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';

const unavailable = (): never => {
  throw new Error('not available while a page is rendered on the server');
};

export const history = { push: unavailable, replace: unavailable, listen: unavailable };
export const getRequestInstance = unavailable;
