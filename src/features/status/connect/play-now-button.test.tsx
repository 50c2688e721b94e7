import { screen } from '@testing-library/react';
import { copyIp, playButton } from '#messages/connect';
import { identity } from '#network/identity';
import { renderWithProviders } from '../../../../test/support/browser/render';
import { PlayNowButton } from './play-now-button';

describe('the Play Now button', () => {
  const renderButton = () => {
    const view = renderWithProviders(
      <>
        <h3 id="mode">Duels</h3>
        <PlayNowButton describedBy="mode" />
      </>,
    );
    return { ...view, button: screen.getByRole('button', { name: playButton.label }) };
  };

  it('says Copy IP under the pointer only', async () => {
    const { user, button } = renderButton();
    expect(button.textContent).toBe(playButton.label);
    await user.hover(button);
    expect(button.textContent).toBe(playButton.hoverLabel);
    await user.unhover(button);
    expect(button.textContent).toBe(playButton.label);
  });

  it('says Copy IP while it has the focus, and which mode it belongs to', async () => {
    const { user, button } = renderButton();
    await user.tab();
    expect(button).toHaveFocus();
    expect(button.textContent).toBe(playButton.hoverLabel);
    expect(button).toHaveAccessibleDescription('Duels');
  });

  it('copies the server address and says so', async () => {
    const { user, button } = renderButton();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(button);
    expect(written).toHaveBeenCalledWith(identity.address);
    expect(button.textContent).toBe(copyIp.copiedLabel);
    expect(await screen.findByText(copyIp.success.title)).toBeInTheDocument();
  });
});
