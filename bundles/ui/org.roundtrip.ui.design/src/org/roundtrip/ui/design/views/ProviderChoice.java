// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.views;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.Separator;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.view.MenuButton;
import org.roundtrip.ui.view.ViewAction;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.providers.Providers;

/** The button of a view in whose menu a person chooses providers. All views of payloads share the choice, also till the next start. */
final class ProviderChoice extends MenuButton {
    private static final Texts TEXTS = Texts.of(ProviderChoice.class);
    private final Providers providers;

    ProviderChoice(Providers providers) {
        super(TEXTS.text("providers"), "provider");
        this.providers = providers;
        name();
    }

    /** Returns the providers that are chosen and can be called now, in the order of the catalogue. */
    List<String> chosen() {
        return shown(KnownProvider::ready);
    }

    /** Returns the providers that nobody has hidden and that could be called if their libraries were fetched. */
    List<String> notFetched() {
        return shown(each -> each.asked() && each.available() && !each.ready());
    }

    private List<String> shown(Predicate<KnownProvider> which) {
        Set<String> hidden = hidden();
        return providers.all().stream().filter(which).map(KnownProvider::id).filter(id -> !hidden.contains(id)).toList();
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

    @Override
    protected void fill(IMenuManager menu) {
        Set<String> hidden = hidden();
        for (KnownProvider provider : providers.all()) {
            if (provider.asked() && provider.available()) {
                String label = provider.label();
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
}
