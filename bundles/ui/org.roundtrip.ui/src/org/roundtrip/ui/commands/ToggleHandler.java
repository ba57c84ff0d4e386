// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.commands;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.roundtrip.ui.look.Setting;
import org.roundtrip.ui.look.Theme;
import org.roundtrip.ui.look.ThemeChoice;

/** Switches between light and dark, or presenter mode on and off, depending on the command. */
public final class ToggleHandler extends AbstractHandler {
    private static final String THEME = "org.roundtrip.ui.toggleTheme";

    @Override
    public Object execute(ExecutionEvent event) {
        if (event.getCommand().getId().equals(THEME)) {
            ThemeChoice other = Theme.dark() ? ThemeChoice.LIGHT : ThemeChoice.DARK;
            Setting.THEME.set(other.name());
            Theme.use(other);
        } else {
            Setting.PRESENTER.set(Boolean.toString(!Setting.PRESENTER.on()));
        }
        return null;
    }
}
