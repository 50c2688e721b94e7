import type { ComponentType } from 'react';
import { contentDesk } from '#messages/content-desk';
import { Tabs } from '@/ui/menu/tabs';
import { BannerTab } from './banner/banner-tab';
import { DocumentTab } from './document-tab';
import { events } from './events/events';
import { WithUndo } from './list/deleted';
import { QuestionList } from './questions/question-list';
import { questions } from './questions/questions';
import { stories } from './stories/stories';
import { contentTabs, type ContentTab, useContentAddress } from './use-content-address';

const panels: Record<ContentTab, ComponentType> = {
  news: () => <DocumentTab subject={stories} />,
  events: () => <DocumentTab subject={events} />,
  faq: () => <DocumentTab subject={questions} List={QuestionList} />,
  banner: BannerTab,
};

/** Desk where editors change the content that visitors read. */
const ContentDesk = () => {
  const { tab, showTab } = useContentAddress();
  const tabs = contentTabs();
  return (
    <WithUndo>
      <Tabs
        defaultValue={tab}
        value={tab}
        onChange={(value) => showTab(tabs.find((known) => known === value) ?? tab)}
      >
        <Tabs.List label={contentDesk.tabsLabel}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {contentDesk.tabs[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((one) => {
          const Panel = panels[one];
          return (
            <Tabs.Panel key={one} value={one}>
              {one === tab && <Panel />}
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </WithUndo>
  );
};

export default ContentDesk;
