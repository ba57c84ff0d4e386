// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.look.Icons;

/**
 * A capture's summary and packets, or a sentence where there is none; above both a line with room for who chooses among
 * captures. User interface's thread only.
 */
final class PacketPane extends Composite {
    private final Composite head;
    private final Composite place;
    private final StackLayout stack = new StackLayout();
    private final Display display;
    private final EmptyState empty;
    private final Label summary;
    private final PacketTable table;
    private Capture capture;
    private ReadPacketsJob reading;
    private long wanted = -1;

    /** @param chooser adds what stands before the summary */
    PacketPane(Composite parent, Consumer<Composite> chooser) {
        super(parent, SWT.NONE);
        display = getDisplay();
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(this);
        head = new Composite(this, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(head);
        place = new Composite(this, SWT.NONE);
        place.setLayout(stack);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(place);
        empty = new EmptyState(place);
        table = new PacketTable(place);
        chooser.accept(head);
        summary = new Label(head, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(summary);
        GridLayoutFactory.fillDefaults().numColumns(head.getChildren().length).margins(8, 4).spacing(8, 0).applyTo(head);
        stack.topControl = empty;
        addDisposeListener(disposed -> forget());
    }

    /** Says why there are no packets, see {@link EmptyState#say}. */
    void say(String what, String how, Runnable clicked) {
        forget();
        summary.setText("");
        empty.say(what, how, clicked);
        bringUp(empty);
    }

    /** Reads and shows a file. @param journal of the calls that were captured, or null */
    void open(Path file, Path journal) {
        forget();
        summary.setText("");
        reading = new ReadPacketsJob(file, journal, new Following());
        reading.addJobChangeListener(new JobChangeAdapter() {
            @Override
            public void done(IJobChangeEvent event) {
                later((ReadPacketsJob) event.getJob(), PacketPane.this::summarise);
            }
        });
        reading.schedule();
    }

    /** Calls back with the number of a packet that was selected. */
    void onSelect(LongConsumer selected) {
        table.onSelect(selected);
    }

    /** Selects a packet as soon as it was read. */
    void select(long packet) {
        wanted = packet;
        if (capture != null) {
            table.select(packet);
        }
    }

    /** The packet as it is shown, or null when it cannot be read. */
    PacketRow row(long packet) {
        try {
            return capture == null ? null : capture.row((int) packet);
        } catch (IOException e) {
            return null;
        }
    }

    /** Gives the part that this stands in the commands for copying. */
    void handle(IActionBars bars) {
        Action copy = action(Messages.copy, Messages.copyTip, "copy", table::copy);
        Action all = action(Messages.selectAll, Messages.selectAll, null, () -> table.control().selectAll());
        bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
        bars.setGlobalActionHandler(ActionFactory.SELECT_ALL.getId(), all);
        MenuManager menu = new MenuManager();
        menu.add(copy);
        menu.add(all);
        table.control().setMenu(menu.createContextMenu(table.control()));
    }

    private static Action action(String text, String tip, String icon, Runnable what) {
        Action action = new Action(text) {
            @Override
            public void run() {
                what.run();
            }
        };
        action.setToolTipText(tip);
        action.setImageDescriptor(icon == null ? null : Icons.descriptor(icon));
        return action;
    }

    @Override
    public boolean setFocus() {
        return stack.topControl == table.control() ? table.control().setFocus() : empty.setFocus();
    }

    private void bringUp(Control other) {
        if (stack.topControl != other) {
            stack.topControl = other;
            place.layout();
        }
    }

    /** Lets go of the file that is shown or read. */
    private void forget() {
        wanted = -1;
        if (reading != null) {
            reading.cancel();
            reading = null;
        }
        if (capture != null) {
            close(capture);
            capture = null;
        }
    }

    private static void close(Capture old) {
        try {
            old.close();
        } catch (IOException e) {
            ILog.get().warn("A capture file could not be closed.", e);
        }
    }

    private void summarise() {
        if (capture != null) {
            table.grow();
            boolean stopped = !capture.complete() && reading.getResult() != null;
            summary.setText(CaptureSummaryLine.of(capture, stopped));
            summary.setToolTipText(summary.getText());
            if (wanted >= 0) {
                table.select(wanted);
            }
        }
    }

    /** Runs an action unless this shows something else by then. Any thread. */
    private void later(ReadPacketsJob job, Runnable action) {
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                if (reading == job) {
                    action.run();
                }
            });
        }
    }

    private final class Following implements ReadPacketsJob.Listener {
        @Override
        public void opened(ReadPacketsJob job, Capture opened) {
            display.asyncExec(() -> {
                if (reading != job) {
                    close(opened);
                    return;
                }
                capture = opened;
                table.show(opened);
                bringUp(table.control());
            });
        }

        @Override
        public void grew(ReadPacketsJob job) {
            later(job, PacketPane.this::summarise);
        }

        @Override
        public void failed(ReadPacketsJob job, String sentence) {
            later(job, () -> say(Messages.unreadable, sentence, null));
        }
    }
}
