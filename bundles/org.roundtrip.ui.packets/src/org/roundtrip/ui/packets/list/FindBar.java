// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.report.Numbers;
import org.roundtrip.ui.packets.list.canvas.PacketListCanvas;

/** Finds words in the rows, or characters or bytes in the packets, of those that are shown. */
final class FindBar extends BottomBar {
    private final PacketListCanvas list;
    private Combo kind;
    private FindJob job;
    private PacketNotes notes = PacketNotes.NONE;

    FindBar(Composite parent, PacketListCanvas list) {
        super(parent, list);
        this.list = list;
        addDisposeListener(disposed -> stop());
        text().addListener(SWT.Modify, event -> say(""));
    }

    @Override
    void more() {
        kind = new Combo(this, SWT.READ_ONLY);
        kind.setItems(Messages.findInRow, Messages.findText, Messages.findHex);
        kind.select(0);
        kind.setToolTipText(Messages.findKind);
        button(Messages.findPrevious, false);
        button(Messages.findNext, true);
    }

    private void button(String text, boolean forward) {
        Button button = new Button(this, SWT.PUSH);
        button.setText(text);
        button.addListener(SWT.Selection, event -> find(forward));
    }

    /** Looks at another capture. */
    void show(PacketNotes itsNotes) {
        stop();
        notes = itsNotes;
        say("");
    }

    void open() {
        ask(Messages.find, null);
    }

    @Override
    void entered() {
        find(true);
    }

    @Override
    void closed() {
        stop();
    }

    /** Goes to the next packet that has it, or to the one before. */
    void find(boolean forward) {
        if (text().getText().isEmpty()) {
            open();
            return;
        }
        Needle needle = Needle.of(text().getText(), Needle.Kind.values()[kind.getSelectionIndex()]);
        if (needle == null) {
            say(Messages.findDigits);
            return;
        }
        stop();
        if (list.capture() == null || list.rows().size() == 0) {
            say(Messages.findNothing);
            return;
        }
        int from = Math.max(list.caretRow(), forward ? -1 : 0);
        FindJob.Search search = new FindJob.Search(list.capture(), notes, list.rows(), list.columns().columns(), needle,
                from, forward);
        FindJob[] mine = new FindJob[1];
        mine[0] = new FindJob(search, row -> getDisplay().asyncExec(() -> found(mine[0], row, from, forward)));
        job = mine[0];
        say(Messages.finding);
        job.schedule();
    }

    private void found(FindJob from, int row, int begun, boolean forward) {
        if (isDisposed() || job != from) {
            return;
        }
        job = null;
        if (row < 0) {
            say(Messages.findNothing);
            return;
        }
        boolean wrapped = forward ? row <= begun : row >= begun;
        int packet = list.rows().packet(row);
        say(NLS.bind(wrapped ? Messages.foundAround : Messages.found, Numbers.count(packet + 1)));
        list.goTo(packet);
    }

    private void stop() {
        if (job != null) {
            job.cancel();
            job = null;
        }
    }
}
