// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import org.eclipse.osgi.util.NLS;

/** Texts of charts. */
final class Messages extends NLS {
    public static String copying;
    public static String cannotCopy;
    public static String saveTitle;
    public static String png;
    public static String svg;
    public static String csv;
    public static String axesOfItsOwn;
    public static String axesShared;
    public static String axesSharedWithSome;
    public static String shareAxes;
    public static String zoomIn;
    public static String zoomOut;
    public static String showAll;
    public static String left;
    public static String right;
    public static String nextValue;
    public static String previousValue;
    public static String nextCurve;
    public static String previousCurve;
    public static String select;
    public static String noPng;
    public static String loading;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
