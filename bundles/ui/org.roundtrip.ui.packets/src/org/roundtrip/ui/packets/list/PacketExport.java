// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.eclipse.core.runtime.IProgressMonitor;
import org.roundtrip.capture.ends.EndFiles;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.ServerCapture;
import org.roundtrip.packets.export.CaptureExport;
import org.roundtrip.packets.export.PacketCsv;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.ui.packets.list.canvas.PacketListCanvas;
import org.roundtrip.ui.save.FileFormat;
import org.roundtrip.ui.save.SaveDialog;
import org.roundtrip.ui.save.SaveJob;

/** Writes the selected packets to a file, or all listed packets when at most one is selected. */
final class PacketExport {
    private static final Texts TEXTS = Texts.of(PacketExport.class);
    private static final List<FileFormat> FORMATS = List.of(new FileFormat(TEXTS.text("pcapngFiles"), "pcapng"),
            new FileFormat(TEXTS.text("pcapFiles"), "pcap"), new FileFormat(TEXTS.text("csvFiles"), "csv"));

    private final PacketListView view;

    PacketExport(PacketListView view) {
        this.view = view;
    }

    /** Asks for a file, and writes it. */
    void ask() {
        if (view.list().capture() == null) {
            return;
        }
        SaveDialog.ask(view.getSite().getShell(),
                view.list().selectionCount() > 1 ? TEXTS.text("exportSelected") : TEXTS.text("exportShown"), "packets", FORMATS)
                .ifPresent(this::write);
    }

    /** Whether the packets of both ends are known. */
    boolean hasBothEnds() {
        return view.list().capture() != null && view.list().capture().source().server().isPresent();
    }

    /** Asks for a file, and writes all packets of both ends into it. */
    void askBothEnds() {
        SaveDialog.ask(view.getSite().getShell(), TEXTS.text("exportBothEnds"), "packets-of-both-ends", FORMATS.subList(0, 1))
                .ifPresent(this::writeBothEnds);
    }

    /** Writes all packets of both ends in the background, on the client's clock. */
    void writeBothEnds(Path file) {
        CaptureSource source = view.list().capture().source();
        ServerCapture server = source.server().orElseThrow();
        SaveJob.start(file, (path, monitor) -> EndFiles.merge(source.file(), server.file(), server.clock(), path));
    }

    /** Writes packets in the background. The ending of the file's name decides the format. */
    void write(Path file) {
        PacketListCanvas list = view.list();
        OpenCapture capture = list.capture();
        PacketSelection packets = list.selectionCount() > 1 ? PacketSelection.of(list.packets()) : list.rows();
        PacketNotes notes = view.notes();
        SaveJob.start(file, (path, monitor) -> {
            monitor.beginTask("", IProgressMonitor.UNKNOWN);
            if (path.toString().toLowerCase(Locale.ROOT).endsWith(".csv")) {
                PacketCsv.write(capture, packets, notes, path, () -> !monitor.isCanceled());
            } else {
                CaptureExport.write(capture, packets, notes, path, () -> !monitor.isCanceled());
            }
        });
    }
}
