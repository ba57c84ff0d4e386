// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.export.CaptureExport;
import org.roundtrip.packets.export.PacketCsv;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.ui.packets.list.canvas.PacketListCanvas;

/** Writes the selected packets to a file, or all listed packets when at most one is selected. */
final class PacketExport {
    private static final String[] ENDINGS = {"*.pcapng", "*.pcap", "*.csv"};

    private final PacketListView view;

    PacketExport(PacketListView view) {
        this.view = view;
    }

    /** Asks for a file, and writes it. */
    void ask() {
        if (view.list().capture() == null) {
            return;
        }
        FileDialog dialog = new FileDialog(view.getSite().getShell(), SWT.SAVE);
        dialog.setText(view.list().selectionCount() > 1 ? Messages.exportSelected : Messages.exportShown);
        dialog.setFilterExtensions(ENDINGS);
        dialog.setFilterNames(new String[] {Messages.pcapngFiles, Messages.pcapFiles, Messages.csvFiles});
        dialog.setFileName("packets.pcapng");
        dialog.setOverwrite(true);
        String file = dialog.open();
        if (file != null) {
            write(Path.of(file).toAbsolutePath());
        }
    }

    /** Writes packets in the background. The ending of the file's name decides the format. */
    void write(Path file) {
        PacketListCanvas list = view.list();
        PacketSelection packets = list.selectionCount() > 1 ? PacketSelection.of(list.packets()) : list.rows();
        new Writing(list.capture(), packets, view.notes(), file).schedule();
    }

    private static final class Writing extends Job {
        private final OpenCapture capture;
        private final PacketSelection packets;
        private final PacketNotes notes;
        private final Path file;

        Writing(OpenCapture capture, PacketSelection packets, PacketNotes notes, Path file) {
            super(NLS.bind(Messages.exportJob, file.getFileName()));
            this.capture = capture;
            this.packets = packets;
            this.notes = notes;
            this.file = file;
            setUser(true);
        }

        @Override
        protected IStatus run(IProgressMonitor monitor) {
            monitor.beginTask(getName(), IProgressMonitor.UNKNOWN);
            try {
                if (file.toString().toLowerCase(Locale.ROOT).endsWith(".csv")) {
                    PacketCsv.write(capture, packets, notes, file, () -> !monitor.isCanceled());
                } else {
                    CaptureExport.write(capture, packets, notes, file, () -> !monitor.isCanceled());
                }
                return Status.OK_STATUS;
            } catch (CancellationException e) {
                return Status.CANCEL_STATUS;
            } catch (IOException e) {
                return Status.error(NLS.bind(Messages.exportFailed, e.getMessage()), e);
            }
        }
    }
}
