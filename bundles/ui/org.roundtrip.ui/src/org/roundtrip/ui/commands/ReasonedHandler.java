// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.commands;

import java.util.Map;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.menus.UIElement;
import org.osgi.framework.FrameworkUtil;
import org.roundtrip.model.text.Texts;

/**
 * A command that is not always possible, such as one on plans or runs. While it is not possible, its entries in menus and its button say
 * why. They are made anew when somebody calls {@link org.eclipse.ui.commands.ICommandService#refreshElements}, as the bundle {@code ui.run}
 * does for commands on runs. The texts of its entries are in the properties of the plug-in that declares it.
 */
public abstract class ReasonedHandler extends AbstractHandler implements IElementUpdater {
    private static final Texts TEXTS = Texts.of(ReasonedHandler.class);
    private static final String MENU = "%menu.";
    private static final String TIP = "%tip.";
    private final String name;

    /** @param name of the command's texts in the properties of the plug-in */
    protected ReasonedHandler(String name) {
        this.name = name;
    }

    /** Why the command is not possible in a window now, in a few words; empty when it is possible. */
    protected abstract String obstacle(IWorkbenchWindow window);

    @Override
    public final boolean isEnabled() {
        IWorkbenchWindow window = window();
        return window != null && window.getActivePage() != null && obstacle(window).isEmpty();
    }

    @Override
    public final void updateElement(UIElement entry, @SuppressWarnings("rawtypes") Map parameters) {
        IWorkbenchWindow window = window();
        String obstacle = window == null || window.getActivePage() == null ? "" : obstacle(window);
        String text = name(parameters);
        entry.setText(because(label(text, window), obstacle));
        String tip = tip(text, window);
        if (!tip.startsWith(TIP)) {
            entry.setTooltip(because(tip, obstacle));
        }
    }

    /** The name of the texts of an entry. @param parameters of the command there */
    protected String name(Map<?, ?> parameters) {
        return name;
    }

    /** What an entry in a menu says while the command is possible. @param window the active one, or null */
    protected String label(String text, IWorkbenchWindow window) {
        return text(MENU + text);
    }

    /** What a button says while the command is possible; begins with the key where it has nothing to say. @param window the active one, or null */
    protected String tip(String text, IWorkbenchWindow window) {
        return text(TIP + text);
    }

    private static String because(String text, String obstacle) {
        return obstacle.isEmpty() ? text : TEXTS.text("notPossible", text, obstacle);
    }

    private String text(String key) {
        return Platform.getResourceString(FrameworkUtil.getBundle(getClass()), key);
    }

    private static IWorkbenchWindow window() {
        return PlatformUI.isWorkbenchRunning() ? PlatformUI.getWorkbench().getActiveWorkbenchWindow() : null;
    }
}
