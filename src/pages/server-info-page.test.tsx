import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { site } from '@/content/site';
import { makeStore } from '@/store/store';
import { theme } from '@/theme/theme';
import { serveStatus, startApiServer } from '../../test/api-server';
import { renderWithProviders } from '../../test/render';
import { offlineServer, onlineServer, statusAnswer } from '../../test/status-answers';
import ServerInfoPage from './server-info-page';

const network = startApiServer();

describe('the Server Status page', () => {
  it('has its title, its subtitle and its cards in order', async () => {
    serveStatus(network, statusAnswer({ pvp: onlineServer(1) }));
    renderWithProviders(<ServerInfoPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Server Status');
    expect(
      screen.getByText('Check out our server status, features, and how to connect.'),
    ).toBeInTheDocument();
    await screen.findByText('LIVE');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Network Overview',
      'Lobby Server',
      'PvP Server',
      'Lifesteal Server',
      'Players over time',
      'Server Features',
      'How to Connect',
      'Online Players',
    ]);
  });

  it('names five server features', () => {
    serveStatus(network, statusAnswer());
    renderWithProviders(<ServerInfoPage />);
    const card = within(screen.getByRole('region', { name: 'Server Features' }));
    expect(card.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Advanced Anti-Cheat',
      'Custom Plugins',
      'High Performance',
      'DDOS Protected',
      'Fast Support',
    ]);
  });

  it('brings a first answer to every card', async () => {
    serveStatus(network, statusAnswer({ pvp: onlineServer(12), lifesteal: offlineServer() }));
    renderWithProviders(<ServerInfoPage />);
    expect(await screen.findByText('MAINTENANCE')).toBeInTheDocument();
    expect(screen.getAllByText('ONLINE')).toHaveLength(2);
    expect(screen.getAllByText('12/13')).toHaveLength(2);
    expect(screen.getByText('+1 more')).toBeInTheDocument();
  });

  it('ends loading on a failed first fetch: OFFLINE, OFFLINE, MAINTENANCE and no claim of who is online', async () => {
    serveStatus(network, 'down');
    renderWithProviders(<ServerInfoPage />);
    expect(await screen.findAllByText('OFFLINE')).toHaveLength(2);
    expect(screen.getByText('MAINTENANCE')).toBeInTheDocument();
    expect(screen.getByText(/It is not known right now who is online/)).toBeInTheDocument();
    expect(screen.queryByText('Fetching server status...')).not.toBeInTheDocument();
  });

  it('is prerendered with title, addresses, features and the loading state, and says what needs JavaScript', () => {
    document.body.innerHTML = renderToString(
      <Provider store={makeStore()}>
        <ThemeProvider theme={theme}>
          <MemoryRouter>
            <ServerInfoPage />
          </MemoryRouter>
        </ThemeProvider>
      </Provider>,
    );
    expect(document.body).toHaveTextContent('Check out our server status, features, and how to connect.');
    expect(document.body).toHaveTextContent(site.address);
    expect(document.body).toHaveTextContent(site.backupAddress);
    expect(document.body).toHaveTextContent('Advanced Anti-Cheat');
    expect(document.body).toHaveTextContent('Fetching server status...');
    expect(document.querySelector('noscript')).toHaveTextContent('Live figures need JavaScript');
    expect(document.querySelector('[style]')).toBeNull();
  });
});
