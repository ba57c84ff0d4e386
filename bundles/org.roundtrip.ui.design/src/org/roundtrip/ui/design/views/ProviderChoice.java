// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.views;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ToolItem;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.look.Setting;
import org.roundtrip.ui.parts.ViewAction;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.providers.Providers;

/** The button of a view in whose menu a person chooses providers. All views of payloads share the choice, also till the next start. */
final class ProviderChoice extends Action implements IMenuCreator {
    private static final Texts TEXTS = Texts.of(ProviderChoice.class);
    private final Providers providers;
    private final MenuManager menus = new MenuManager();

    ProviderChoice(Providers providers) {
        super(TEXTS.text("providers"), IAction.AS_DROP_DOWN_MENU);
        this.providers = providers;
        setImageDescriptor(Icons.descriptor("provider"));
        setMenuCreator(this);
        menus.setRemoveAllWhenShown(true);
        menus.addMenuListener(this::fill);
        name();
    }

    /** Returns the providers that are chosen and can be called now, in the order of the catalogue. */
    List<String> chosen() {
        Set<String> hidden = hidden();
        return providers.all().stream().filter(KnownProvider::ready).map(KnownProvider::id).filter(id -> !hidden.contains(id))
                .toList();
    }

    /** Names the chosen ones in the tool tip. */
    void name() {
        List<String> chosen = chosen();
        setToolTipText(TEXTS.text("providers.tip", chosen.isEmpty() ? TEXTS.text("providers.none")
                : chosen.stream().map(providers::label).collect(Collectors.joining(", "))));
    }

    /** Providers that come later are shown, so those that are not are remembered. */
    private static Set<String> hidden() {
        return new LinkedHashSet<>(List.of(Setting.HIDDEN_PREVIEWS.get().split(",")));
    }

    private void fill(IMenuManager menu) {
        Set<String> hidden = hidden();
        for (KnownProvider provider : providers.all()) {
            if (provider.asked() && provider.available()) {
                String label = provider.info().label();
                ViewAction show = ViewAction.toggle(provider.ready() ? label : TEXTS.text("providers.fetch", label), null,
                        on -> show(provider.id(), on));
                show.setChecked(provider.ready() && !hidden.contains(provider.id()));
                show.setEnabled(provider.ready());
                menu.add(show);
            }
        }
        menu.add(new Separator());
        menu.add(ViewAction.push(TEXTS.text("providers.all"), null, () -> Setting.HIDDEN_PREVIEWS.set("")));
    }

    private static void show(String provider, boolean on) {
        Set<String> hidden = hidden();
        hidden.remove("");
        if (on) {
            hidden.remove(provider);
        } else {
            hidden.add(provider);
        }
        Setting.HIDDEN_PREVIEWS.set(String.join(",", hidden));
    }

    /** A click on the button itself opens the menu, too. */
    @Override
    public void runWithEvent(Event event) {
        if (event.widget instanceof ToolItem item) {
            Menu menu = getMenu(item.getParent());
            menu.setLocation(item.getParent().toDisplay(item.getBounds().x, item.getBounds().y + item.getBounds().height));
            menu.setVisible(true);
        }
    }

    @Override
    public Menu getMenu(Control parent) {
        return menus.createContextMenu(parent);
    }

    @Override
    public Menu getMenu(Menu parent) {
        return null;
    }

    @Override
    public void dispose() {
        menus.dispose();
    }
}
