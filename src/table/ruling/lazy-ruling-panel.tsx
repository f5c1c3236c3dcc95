import { lazyComponent } from '../../ui/lazy-component.tsx';
import './judged.css';
import './dock.css';
import './ruling.css';
import type { RulingPanelProps } from './RulingPanel.tsx';

/** The panel, fetched once the page is drawn. */
export const RulingPanel = lazyComponent<RulingPanelProps>(
  () => import('./RulingPanel.tsx').then((module) => module.RulingPanel),
  ({ ruling, children }) => (
    <section class={`ruling is-${ruling?.verdict ?? (children ? 'waiting' : 'none')}`}>
      <div class="ruling-heard">
        {ruling ? ruling.findings.map(({ rule, says }) => <p key={rule}>{says}</p>) : children}
      </div>
    </section>
  ),
);
