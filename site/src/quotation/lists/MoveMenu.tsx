import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../design/IconButton.tsx';
import styles from './MoveMenu.module.css';

/** An action of the menu; one that is not possible now is disabled. */
export type MoveAction = { key?: string; text: string; isPossible?: boolean; run(): void };

/** Actions under a heading. */
export type MoveGroup = { heading?: string; actions: readonly MoveAction[] };

/** Renders a handle that opens a menu of actions. Arrow keys move through it, and Escape closes it. */
export function MoveMenu({ label, groups }: { label: string; groups: readonly MoveGroup[] }) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled])')?.focus();
    menu.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const handle = () => menu.current?.parentElement?.querySelector<HTMLElement>('[aria-haspopup]');
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      handle()?.focus();
      setOpen(false);
    }
    if (!step) return;
    event.preventDefault();
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    items.at((items.indexOf(document.activeElement as HTMLElement) + step) % items.length)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus are those of the menu within
    <div
      className={styles.menu}
      data-handle
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <IconButton
        icon="handle"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div ref={menu} className={styles.panel} id={id} role="menu" aria-label={label}>
          {groups.map((group) => (
            <MenuGroup key={group.heading ?? ''} {...group}>
              {group.actions.map(({ key, text, isPossible = true, run }) => (
                <button
                  key={key ?? text}
                  className={styles.action}
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  aria-disabled={isPossible ? undefined : true}
                  onClick={() => {
                    if (!isPossible) return;
                    handle()?.focus();
                    setOpen(false);
                    run();
                  }}
                >
                  {text}
                </button>
              ))}
            </MenuGroup>
          ))}
        </div>
      )}
    </div>
  );
}

function MenuGroup({ heading, children }: { heading?: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a menu is no fieldset
    <div className={styles.group} role="group" aria-label={heading}>
      {heading && (
        <p className={styles.heading} aria-hidden="true">
          {heading}
        </p>
      )}
      {children}
    </div>
  );
}
