// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.ImageTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Shell;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.save.FileFormat;
import org.roundtrip.ui.save.SaveDialog;
import org.roundtrip.ui.save.SaveJob;

/** Copies the visible part of a chart, and saves it as a picture or a table. User interface's thread only. */
public final class ChartSaving {
    private static final Texts TEXTS = Texts.of(ChartSaving.class);

    private final ChartCanvas canvas;
    private final Table table;

    /** Writes what a chart shows as comma-separated values. */
    @FunctionalInterface
    public interface Table {
        /** Returns the table of the visible part. Called in the background. */
        String of(ChartExport chart) throws IOException;
    }

    /** Saving for a canvas. */
    public ChartSaving(ChartCanvas canvas, Table table) {
        this.canvas = canvas;
        this.table = table;
    }

    private ChartExport chart() {
        Rectangle area = canvas.getClientArea();
        return canvas.view() == null ? null : new ChartExport(canvas.drawer(), canvas.view(), area.width, area.height,
                ChartLooks.style(canvas, 1));
    }

    /** Copies the picture. */
    public void copy() {
        ChartExport chart = chart();
        if (chart == null) {
            return;
        }
        Job.createSystem(TEXTS.text("copying"), monitor -> {
            try {
                ImageData image = chart.imageData();
                canvas.getDisplay().asyncExec(() -> put(image));
                return Status.OK_STATUS;
            } catch (IOException e) {
                return Status.error(TEXTS.text("cannotCopy", e.getMessage()), e);
            }
        }).schedule();
    }

    private void put(ImageData image) {
        if (!canvas.isDisposed()) {
            Clipboard clipboard = new Clipboard(canvas.getDisplay());
            clipboard.setContents(new Object[] {image}, new Transfer[] {ImageTransfer.getInstance()});
            clipboard.dispose();
        }
    }

    /**
     * Asks for a file and saves the chart in the format of its name.
     *
     * @param name  without an ending
     * @param title of what the chart is, and how sure that is, as lines above the picture; empty for none
     */
    public void save(Shell shell, String name, String title) {
        ChartExport chart = chart();
        if (chart == null) {
            return;
        }
        SaveDialog.ask(shell, TEXTS.text("saveTitle"), name, List.of(new FileFormat(TEXTS.text("png"), "png"),
                new FileFormat(TEXTS.text("svg"), "svg"), new FileFormat(TEXTS.text("csv"), "csv")))
                .ifPresent(file -> SaveJob.start(file, (path, monitor) -> write(chart, title, path)));
    }

    private void write(ChartExport chart, String title, Path file) throws IOException {
        String name = file.toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(".csv")) {
            Files.writeString(file, table.of(chart));
        } else if (name.endsWith(".svg")) {
            Files.writeString(file, chart.titled(title).svg());
        } else {
            chart.titled(title).writePng(file);
        }
    }
}
