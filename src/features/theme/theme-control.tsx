import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { yieldToBrowser } from '@/lib/yield-to-browser';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Menu } from '@/ui/menu/menu';
import { applyTheme, THEME_CHOICES, type ThemeChoice } from './theme-choice';
import { selectIsRestored, selectThemeChoice, themeChosen } from './theme-slice';

const looks: Record<ThemeChoice, { label: string; Icon: LucideIcon }> = {
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
  system: { label: 'System', Icon: Monitor },
};

/** A button named Theme whose menu chooses between light, dark and the device's own setting. */
export const ThemeControl = () => {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectThemeChoice);
  const isRestored = useAppSelector(selectIsRestored);

  // Until the stored choice is read, the document already wears it: the boot script put it on before the first paint.
  useEffect(() => {
    if (!isRestored) return;
    let isChosen = true;
    // The menu closes first: a phone takes its time to color a whole page anew.
    void yieldToBrowser().then(() => {
      if (isChosen) applyTheme(chosen);
    });
    return () => {
      isChosen = false;
    };
  }, [chosen, isRestored]);

  const { Icon } = looks[chosen];
  return (
    <Menu>
      <Menu.Button aria-label="Theme" icon={<Icon size={20} />} />
      <Menu.List>
        {THEME_CHOICES.map((choice) => {
          const { label, Icon: ChoiceIcon } = looks[choice];
          return (
            <Menu.RadioItem
              key={choice}
              checked={choice === chosen}
              icon={<ChoiceIcon size={18} />}
              onSelect={() => dispatch(themeChosen(choice))}
            >
              {label}
            </Menu.RadioItem>
          );
        })}
      </Menu.List>
    </Menu>
  );
};
