import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { themeTexts } from '#messages/frame';
import { yieldToBrowser } from '@/lib/yield-to-browser';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Menu } from '@/ui/menu/menu';
import { applyTheme, THEME_CHOICES, type ThemeChoice } from './theme-choice';
import { selectIsRestored, selectThemeChoice, themeChosen } from './theme-slice';

const icons: Record<ThemeChoice, LucideIcon> = { light: Sun, dark: Moon, system: Monitor };

/** A button whose menu chooses between light, dark and the device's setting. */
export const ThemeControl = () => {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectThemeChoice);
  const isRestored = useAppSelector(selectIsRestored);

  // The document has the stored choice before it is read here: the boot script applied it before the first
  // paint.
  useEffect(() => {
    if (!isRestored) return;
    let isChosen = true;
    // The menu closes first, because a phone takes long to recolor a whole page.
    void yieldToBrowser().then(() => {
      if (isChosen) applyTheme(chosen);
    });
    return () => {
      isChosen = false;
    };
  }, [chosen, isRestored]);

  const Icon = icons[chosen];
  return (
    <Menu>
      <Menu.Button aria-label={themeTexts.label} icon={<Icon size={20} />} />
      <Menu.List>
        {THEME_CHOICES.map((choice) => {
          const ChoiceIcon = icons[choice];
          return (
            <Menu.RadioItem
              key={choice}
              checked={choice === chosen}
              icon={<ChoiceIcon size={18} />}
              onSelect={() => dispatch(themeChosen(choice))}
            >
              {themeTexts.choices[choice]}
            </Menu.RadioItem>
          );
        })}
      </Menu.List>
    </Menu>
  );
};
