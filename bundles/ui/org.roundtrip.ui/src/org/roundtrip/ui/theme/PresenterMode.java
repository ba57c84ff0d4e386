// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.theme;

import java.util.List;
import org.eclipse.e4.ui.model.application.ui.MUIElement;
import org.eclipse.e4.ui.model.application.ui.SideValue;
import org.eclipse.e4.ui.model.application.ui.basic.MTrimBar;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.IPresentationEngine;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.FontRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.ActiveShellExpression;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PerspectiveAdapter;
import org.eclipse.ui.contexts.IContextActivation;
import org.eclipse.ui.contexts.IContextService;

/**
 * Shows the active part of a window alone, on the full screen and in large letters, without tool bar. Another perspective has all its parts. The letters
 * are those of a theme, so they stay for the next start; Esc ends the mode. User interface's thread only.
 */
public final class PresenterMode {
    /** Where Esc ends the mode, see plugin.xml. */
    private static final String KEYS = "org.roundtrip.ui.presenting";

    private static final double FACTOR = 1.5;

    private PresenterMode() {
    }

    /** Makes the large fonts known to the style sheet {@code large.css}. To be called once, before any window. */
    public static void enlargeFonts(IWorkbench workbench) {
        FontRegistry fonts = workbench.getThemeManager().getCurrentTheme().getFontRegistry();
        fonts.put("org.roundtrip.ui.large", larger(fonts.getFontData(JFaceResources.DIALOG_FONT)));
        fonts.put("org.roundtrip.ui.largeFixed", larger(fonts.getFontData(JFaceResources.TEXT_FONT)));
    }

    private static FontData[] larger(FontData[] usual) {
        FontData[] larger = FontDescriptor.copy(usual);
        for (FontData each : larger) {
            each.setHeight((int) Math.round(each.getHeight() * FACTOR));
        }
        return larger;
    }

    /** Begins the mode in a window, or ends it. Returns whether it is on now. */
    public static boolean toggle(IWorkbenchWindow window) {
        boolean on = !Setting.PRESENTER.on();
        Setting.PRESENTER.set(Boolean.toString(on));
        Theme.use(ThemeChoice.valueOf(Setting.THEME.get()));
        window.getShell().setFullScreen(on);
        if (on) {
            showAlone(window.getActivePage());
        } else {
            restore(window);
        }
        // Later, when all widgets have their fonts.
        window.getShell().getDisplay().asyncExec(() -> {
            if (window.getShell() != null && !window.getShell().isDisposed()) {
                window.getShell().layout(true, true);
            }
        });
        showBars(window, !on);
        listenToKeys(window, on);
        return on;
    }

    /** Shows the bars around the parts, or leaves their room to what is presented. The status line stays. */
    private static void showBars(IWorkbenchWindow window, boolean shown) {
        window.getService(EModelService.class).findElements(window.getService(MWindow.class), null, MTrimBar.class).stream()
                .filter(bar -> bar.getSide() != SideValue.BOTTOM).forEach(bar -> bar.setVisible(shown));
    }

    /** Follows the mode in a window that has been opened. After a start in the mode, Esc ends it. */
    public static void resume(IWorkbenchWindow window) {
        listenToKeys(window, Setting.PRESENTER.on());
        window.addPerspectiveListener(new PerspectiveAdapter() {
            /** A part stays alone in a perspective that is left, and the mode may end in another one. */
            @Override
            public void perspectiveDeactivated(IWorkbenchPage page, IPerspectiveDescriptor perspective) {
                if (Setting.PRESENTER.on()) {
                    restore(window);
                }
            }
        });
    }

    private static void showAlone(IWorkbenchPage page) {
        if (page != null && page.getActivePartReference() != null) {
            page.setPartState(page.getActivePartReference(), IWorkbenchPage.STATE_MAXIMIZED);
        }
    }

    /** Gives all parts of the perspective their room. */
    private static void restore(IWorkbenchWindow window) {
        for (MUIElement alone : window.getService(EModelService.class).findElements(window.getService(MWindow.class), null, MUIElement.class,
                List.of(IPresentationEngine.MAXIMIZED))) {
            alone.getTags().remove(IPresentationEngine.MAXIMIZED);
        }
    }

    private static void listenToKeys(IWorkbenchWindow window, boolean on) {
        Shell shell = window.getShell();
        IContextService contexts = window.getService(IContextService.class);
        if (shell.getData(KEYS) instanceof IContextActivation before) {
            contexts.deactivateContext(before);
        }
        // In a dialog Esc goes on to close the dialog.
        shell.setData(KEYS, on ? contexts.activateContext(KEYS, new ActiveShellExpression(shell)) : null);
    }
}
