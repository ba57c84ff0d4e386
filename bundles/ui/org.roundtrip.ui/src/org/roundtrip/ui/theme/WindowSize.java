// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.theme;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** The size with which a window opens, and whether it is low. User interface's thread only. */
public final class WindowSize {
    private static final Point USUAL = new Point(1600, 1000);
    private static final double SHARE_OF_LARGE_SCREEN = 0.75;
    /** A line of text is this much higher than its font, with the gaps that trees and tables have. */
    private static final double LINE_SPACING = 1.5;
    private static final double POINTS_PER_INCH = 72;
    private static final int FEW_LINES = 48;
    /**
     * The lines of text that a window loses to its title and the desktop's bars, at most. Such a window fills its
     * screen.
     */
    private static final int TITLE_AND_PANEL = 4;

    private WindowSize() {
    }

    /**
     * Returns the size in SWT's points: 1600 by 1000. It is less where the screen is smaller, and three quarters of a
     * larger one.
     */
    public static Point initial(Display display) {
        return initial(display.getPrimaryMonitor().getClientArea());
    }

    static Point initial(Rectangle screen) {
        return new Point(length(USUAL.x, screen.width), length(USUAL.y, screen.height));
    }

    private static int length(int usual, int screen) {
        return Math.max(Math.min(usual, screen), (int) (screen * SHARE_OF_LARGE_SCREEN));
    }

    /** Shrinks and moves a window that sticks out of the screen. A larger screen may have left it so. */
    public static void fit(Shell window) {
        Rectangle bounds = window.getBounds();
        Rectangle all = window.getDisplay().getBounds();
        if (!all.equals(all.union(bounds))) {
            Rectangle screen = window.getMonitor().getClientArea();
            int width = Math.min(bounds.width, screen.width);
            int height = Math.min(bounds.height, screen.height);
            window.setBounds(Math.clamp(bounds.x, screen.x, screen.x + screen.width - width),
                    Math.clamp(bounds.y, screen.y, screen.y + screen.height - height), width, height);
        }
    }

    /**
     * Returns whether few lines of text fit into the window in which a perspective is made. Views then share a folder.
     * The window is the active one, or, before it is in sight, the one that opens on this screen.
     */
    public static boolean isLow(Display display) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        return window != null && window.getShell().isVisible() ? isLow(window.getShell())
                : lines(display, initial(display).y) < FEW_LINES;
    }

    /** Returns whether few lines of text fit into a window, because it was made low or its screen is. */
    private static boolean isLow(Shell window) {
        Display display = window.getDisplay();
        return lines(display, initial(display).y) < FEW_LINES || lines(display, window.getSize().y) < FEW_LINES - TITLE_AND_PANEL;
    }

    private static int lines(Display display, int height) {
        return (int) (height / (display.getSystemFont().getFontData()[0].getHeight() * display.getDPI().y / POINTS_PER_INCH * LINE_SPACING));
    }
}
