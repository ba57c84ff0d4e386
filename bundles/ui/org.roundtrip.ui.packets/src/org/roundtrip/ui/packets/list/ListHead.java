// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.focus.FocusListener;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.packets.desk.CaptureDesk;

/** The line above the list: the choice of a capture, and a summary of it. User interface's thread only. */
final class ListHead {
    /** So many lines of the summary stand beside the lists. */
    private static final int LINES = 2;
    private final CaptureDesk desk;
    private final CaptureChooser chooser;
    private final Link summary;

    ListHead(Composite parent, CaptureDesk desk, FocusService focus) {
        this.desk = desk;
        Composite head = new Composite(parent, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(head);
        chooser = new CaptureChooser(head, desk, focus, () -> arrange(head));
        summary = new Link(head, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(summary);
        summary.addListener(SWT.Selection, event -> desk.decode());
        GridLayoutFactory.fillDefaults().numColumns(2).margins(8, 3).spacing(8, 2).applyTo(head);
        head.addListener(SWT.Resize, event -> arrange(head));
        FocusListener following = (before, now, origin) -> chooser.update();
        focus.addListener(following);
        head.addDisposeListener(disposed -> focus.removeListener(following));
    }

    /** Shows what is known of the capture by now. */
    void update(OpenCapture capture) {
        chooser.update();
        String line = CaptureSummary.of(capture, desk.busy());
        if (!line.equals(summary.getText())) {
            summary.setText(line);
            summary.setToolTipText(line.replaceAll("</?a>", ""));
            arrange(summary.getParent());
        }
    }

    /** The summary stands below the lists where it would have several lines beside them. */
    private void arrange(Composite head) {
        if (head.getClientArea().width == 0) {
            // Lists without width would be hidden, and hidden ones never want any.
            return;
        }
        GridLayout layout = (GridLayout) head.getLayout();
        int room = head.getClientArea().width - 2 * layout.marginWidth;
        int beside = room - chooser.wanted() - layout.horizontalSpacing;
        boolean below = summary.computeSize(SWT.DEFAULT, SWT.DEFAULT).x > LINES * beside;
        layout.numColumns = below ? 1 : 2;
        chooser.fit(below ? room : Integer.MAX_VALUE);
        summary.requestLayout();
    }
}
