// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.commands;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.PresenterMode;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.theme.ThemeChoice;
import org.roundtrip.ui.view.StatusText;

/** Switches between light and dark, or presenter mode on and off, depending on the command. */
public final class ToggleHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(ToggleHandler.class);
    private static final String THEME = "org.roundtrip.ui.toggleTheme";

    @Override
    public Object execute(ExecutionEvent event) {
        if (event.getCommand().getId().equals(THEME)) {
            ThemeChoice other = Theme.dark() ? ThemeChoice.LIGHT : ThemeChoice.DARK;
            Setting.THEME.set(other.name());
            Theme.use(other);
        } else {
            IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
            if (PresenterMode.toggle(window)) {
                StatusText.say(window, "info", TEXTS.text("presenting"));
            } else {
                StatusText.clear(window);
            }
        }
        return null;
    }
}
