// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;
import org.roundtrip.hosts.HostList;
import org.roundtrip.model.text.Texts;
import org.roundtrip.report.HiddenHosts;
import org.roundtrip.report.Reports;
import org.roundtrip.report.ShownTexts;
import org.roundtrip.report.StudiedRun;
import org.roundtrip.ui.commands.ReasonedHandler;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.save.FileFormat;
import org.roundtrip.ui.save.SaveDialog;
import org.roundtrip.ui.save.SaveJob;

/**
 * Asks for a file and writes the report of a run in the format of its name. The run is the selected one, that of the
 * active view, or the one in focus.
 */
public final class ExportHandler extends ReasonedHandler {
    private static final Texts TEXTS = Texts.of(ExportHandler.class);
    private static final List<FileFormat> FORMATS = List.of(new FileFormat(TEXTS.text("html"), "html"),
            new FileFormat(TEXTS.text("pdf"), "pdf"), new FileFormat(TEXTS.text("markdown"), "md"), new FileFormat(TEXTS.text("latex"), "tex"),
            new FileFormat(TEXTS.text("csv"), "csv"), new FileFormat(TEXTS.text("jmh"), "jmh.json"), new FileFormat(TEXTS.text("json"), "json"),
            new FileFormat(TEXTS.text("histograms"), "hlog"), new FileFormat(TEXTS.text("archive"), "zip"));

    /** Called by the workbench. */
    public ExportHandler() {
        super("export");
    }

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        Path run = run(event, window);
        if (run == null) {
            return null;
        }
        FileWork.attempt(() -> {
            RunFolder folder = RunFolder.open(run);
            SaveDialog.ask(window.getShell(), title(folder), folder.exportName(), FORMATS)
                    .ifPresent(file -> save(run, file, against(run), window.getShell().getDisplay()));
        });
        return null;
    }

    /** Says of which run the report will be: it need not be the one that a person has in mind. */
    private static String title(RunFolder folder) throws IOException {
        return TEXTS.text("exportTitleOf", RunNames.shortName(folder.run(), folder.readableLabel()));
    }

    /** The variant with which the rows of the run are compared in the window; null for the floor. */
    private static String against(Path folder) {
        return PlatformUI.getWorkbench().getService(OpenRuns.class).find(folder).map(OpenRun::reference).filter(variant -> !variant.isEmpty()).orElse(null);
    }

    private static void save(Path folder, Path file, String reference, Display display) {
        SaveJob.start(file, (path, monitor) -> {
            RunFolder run = RunFolder.open(folder);
            boolean hidden = Reports.canHide(path) && HiddenHosts.concerns(run.run().plan()) && hide(display);
            HostList hosts = new HostList(PlatformUI.getWorkbench().getService(Library.class).home());
            ShownTexts shown = hidden ? new HiddenHosts(hosts.addresses(), hosts.users()) : ShownTexts.ALL;
            try (StudiedRun studied = StudiedRun.of(run, dissectors(), shown, reference)) {
                Reports.write(studied, path);
            }
        });
    }

    /** Asks whether the names of hosts are hidden. @throws CancellationException when the person leaves the question */
    private static boolean hide(Display display) {
        int[] answer = new int[1];
        display.syncExec(() -> answer[0] = MessageDialog.open(MessageDialog.QUESTION, display.getActiveShell(),
                TEXTS.text("exportTitle"), TEXTS.text("hostsShown"), SWT.NONE, TEXTS.text("showHosts"), TEXTS.text("hideHosts")));
        return switch (answer[0]) {
            case 0 -> false;
            case 1 -> true;
            default -> throw new CancellationException();
        };
    }

    @Override
    protected String obstacle(IWorkbenchWindow window) {
        return window.getService(FocusService.class).focus().run() != null
                || window.getSelectionService().getSelection() instanceof IStructuredSelection selected
                        && selected.getFirstElement() instanceof RunItem ? "" : TEXTS.text("noRun");
    }

    /** The registered dissectors; without them the report leaves out the content of packets. */
    private static Dissectors dissectors() {
        BundleContext context = FrameworkUtil.getBundle(ExportHandler.class).getBundleContext();
        ServiceReference<Dissectors> table = context.getServiceReference(Dissectors.class);
        return table == null ? new Dissectors() : context.getService(table);
    }

    private static Path run(ExecutionEvent event, IWorkbenchWindow window) {
        if (HandlerUtil.getCurrentStructuredSelection(event).getFirstElement() instanceof RunItem item) {
            return item.folder();
        }
        OpenRun open = HandlerUtil.getCurrentStructuredSelection(event).getFirstElement() instanceof Focus shown
                && shown.run() != null ? shown.run() : window.getService(FocusService.class).focus().run();
        return open == null ? null : open.folder().folder();
    }
}
