// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.view;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;

/** Parts that stand beside each other in a wide place, and below each other in another. User interface's thread only. */
public final class TurningSash {
    /** From this ratio of width to height on, the parts stand beside each other. */
    private static final double WIDE = 1.8;

    private TurningSash() {
    }

    /** A place for the parts, which turns with its size. */
    public static SashForm in(Composite parent) {
        SashForm sash = new SashForm(parent, SWT.VERTICAL);
        sash.addListener(SWT.Resize, event -> sash.setOrientation(
                sash.getSize().x > WIDE * sash.getSize().y ? SWT.HORIZONTAL : SWT.VERTICAL));
        return sash;
    }
}
