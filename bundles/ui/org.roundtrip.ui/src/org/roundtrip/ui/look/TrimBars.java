// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import java.util.stream.Stream;
import org.eclipse.e4.ui.model.application.ui.basic.MTrimBar;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolBar;

/**
 * The bars at the edges of a window, such as that of the tools. The workbench puts each tool into a frame that asks it only
 * once for its size. User interface's thread only.
 */
public final class TrimBars {
    /** Under this key the workbench keeps the element of its model that a control shows. */
    private static final String ELEMENT = "modelElement";

    private TrimBars() {
    }

    /** Gives the tools of a window the sizes that they need now; the window has to be laid out afterwards. */
    static void pack(Shell window) {
        for (Control bar : window.getChildren()) {
            if (bar.getData(ELEMENT) instanceof MTrimBar && bar instanceof Composite tools) {
                packFramed(tools);
            }
        }
    }

    private static void packFramed(Composite bar) {
        for (Control child : bar.getChildren()) {
            if (child instanceof Composite frame && frame.getLayout() == null) {
                for (Control framed : frame.getChildren()) {
                    pack(framed);
                }
            }
        }
    }

    /** Gives a tool the size that it needs now. A bar of tools takes no account of the height of the controls in it. */
    public static void pack(Control tool) {
        tool.pack(true);
        if (tool instanceof ToolBar bar) {
            int height = Stream.of(bar.getItems()).filter(item -> item.getControl() != null)
                    .mapToInt(item -> item.getControl().computeSize(SWT.DEFAULT, SWT.DEFAULT, true).y).max().orElse(0);
            bar.setSize(bar.getSize().x, Math.max(bar.getSize().y, height));
        }
    }
}
