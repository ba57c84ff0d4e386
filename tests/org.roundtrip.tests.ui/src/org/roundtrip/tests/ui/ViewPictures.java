// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.engine.RunListener;
import org.roundtrip.engine.Runner;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.design.DesignPerspective;
import org.roundtrip.ui.design.code.CodeView;
import org.roundtrip.ui.design.diagram.DiagramView;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignInput;
import org.roundtrip.ui.design.palette.PaletteView;
import org.roundtrip.ui.design.sizes.SizesView;
import org.roundtrip.ui.design.wire.WireView;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.packets.bytes.BytesView;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.list.PacketListView;
import org.roundtrip.ui.packets.message.MessageTreeView;
import org.roundtrip.ui.packets.stream.FollowView;
import org.roundtrip.ui.packets.stream.StreamsView;
import org.roundtrip.ui.packets.timing.TimingView;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.results.ResultsView;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.control.console.ConsoleView;
import org.roundtrip.ui.run.control.servers.ServersView;
import org.roundtrip.ui.run.hosts.HostsView;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.run.library.tree.LibraryView;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/**
 * Not a test: {@code releng/pictures} starts it. It takes a picture of the window with each view in front, at 1600x1000 and at
 * 1024x768, in light and dark and in presenter mode, for people to look at. The pictures are in {@code target/pictures}, named
 * after size, theme and view.
 */
@WindowTest
class ViewPictures {
    private static final List<Point> SIZES = List.of(new Point(1600, 1000), new Point(1024, 768));
    /** Charts, previews and captures are drawn some time after their data is there. */
    private static final int REST_MILLIS = 1500;
    private static final String PACKETS = "org.roundtrip.ui.packets.perspective";
    private static final String ANATOMY = "org.roundtrip.ui.packets.anatomy";
    private static final String ROLES = "org.roundtrip.ui.packets.roles";
    private static final String INTEROPERABILITY = "org.roundtrip.ui.run.interop";
    private static final String PERCENTILES = "org.roundtrip.ui.run.percentiles";
    private static final String SWEEP = "org.roundtrip.ui.run.sweep";
    private static final String PROTOCOLS = "org.roundtrip.ui.packets.protocols";
    private static final String HELP = "org.roundtrip.help.view";
    private static final String ERROR_LOG = "org.eclipse.pde.runtime.LogView";

    @TempDir
    static Path home;
    private static Path run;
    private static Path longer;
    private static Path pairs;
    private static Path swept;
    private static Path payload;
    private final Shell shell = Workbench.page().getWorkbenchWindow().getShell();
    private final Display display = shell.getDisplay();
    private String prefix;

    @BeforeAll
    static void measure() throws Exception {
        run = measured("captured", "socket, rmi, jacorb, axis", 64, "");
        longer = measured("longer", "socket, rmi, jacorb, axis", 4096, "");
        pairs = measured("pairs", "rmi, rmi.jndi", 64, "\"everyPair\": true,");
        swept = measured("swept", "socket, rmi", 64, "\"sweep\": {\"value\": \"callers\", \"over\": [1, 2, 4]},");
        payload = home.resolve("order" + DrawingFiles.SUFFIX);
        Shape text = new Shape.Text(Length.of(30), Shape.Repertoire.LATIN1);
        Shape line = new Shape.Struct("Line", List.of(new Shape.Field("item", text), new Shape.Field("price", Shape.Primitive.DOUBLE)));
        DrawingFiles.write(payload, Drawing.of("Order", new Shape.Struct("Order", List.of(
                new Shape.Field("number", Shape.Primitive.INT), new Shape.Field("customer", text),
                new Shape.Field("lines", new Shape.Sequence(line, Length.of(4)))))));
    }

    /** @param providers separated by commas @param more of the plan's file */
    private static Path measured(String name, String providers, int length, String more) throws Exception {
        Workbench.until("providers are here", () -> Workbench.service(Providers.class).find("socket").isPresent());
        Path folder = home.resolve(name);
        new Runner(Workbench.service(Providers.class).catalogue(), new RoundtripHome(home)).start(PlanFiles.parse("""
                {"schema": "roundtrip-plan-2", "name": "%s", "contract": "Pictures",
                 "operations": [{"name": "ping", "behaviour": "nothing"},
                  {"name": "getString", "result": {"string": %d}, "behaviour": "generate"}],
                 "providers": ["%s"], %s
                 "protocol": {"forks": 2, "warmUp": {"calls": 2000}, "measured": {"calls": 3000}, "captureCalls": 20}}
                """.formatted(name, length, providers.replace(", ", "\", \""), more), name), false, folder, RunListener.NONE).await();
        return folder;
    }

    @Test
    void take() throws Exception {
        boolean dark = Theme.dark();
        for (Point size : SIZES) {
            shell.setMaximized(false);
            shell.setBounds(0, 0, size.x, size.y);
            rest();
            for (boolean now : List.of(false, true)) {
                if (Theme.dark() != now) {
                    Workbench.command("org.roundtrip.ui.toggleTheme");
                    Workbench.until("the theme has changed", () -> Theme.dark() == now);
                }
                prefix = size.x + "-" + (now ? "dark" : "light") + "-";
                inEachPerspective();
            }
        }
        if (Theme.dark() != dark) {
            Workbench.command("org.roundtrip.ui.toggleTheme");
        }
    }

    private void inEachPerspective() throws Exception {
        perspective(RunPerspective.ID);
        plans();
        runs();
        perspective(PACKETS);
        packets();
        perspective(DesignPerspective.ID);
        design();
    }

    private void perspective(String id) {
        Workbench.showPerspective(id);
        Workbench.page().resetPerspective();
        Workbench.settle();
    }

    private void plans() throws Exception {
        PlanEditor editor = PlanEditor.open(new PlanSource.Example("first-look"), Workbench.page());
        List<String> pages = List.of("Providers", "Operations", "Measurement", "Sweep", "JSON");
        List<String> below = List.of(ServersView.ID, HostsView.ID, ConsoleView.ID, IPageLayout.ID_PROP_SHEET, ERROR_LOG);
        for (int i = 0; i < pages.size(); i++) {
            Workbench.turnTo(editor, pages.get(i));
            show(below.get(i));
            Workbench.page().activate(editor);
            picture("plan-" + pages.get(i).toLowerCase(Locale.ROOT));
        }
    }

    private void runs() throws Exception {
        open(run);
        show(ResultsView.ID, WarmUpView.ID);
        pictures("run-warm-up");
        show(WarmUpView.ID, ResultsView.ID);
        pictures("run-results");
        show(PacketListView.ID, PERCENTILES);
        picture("run-percentiles");
        Opening.compared(List.of(run, longer), Workbench.page());
        Workbench.until("the other is open", () -> read(longer));
        rest();
        pictures("results-compared");
        Workbench.service(OpenRuns.class).find(longer).ifPresent(Workbench.service(OpenRuns.class)::close);
        perspective(RunPerspective.ID);
        open(pairs);
        show(ResultsView.ID, INTEROPERABILITY);
        picture("run-pairs");
        open(swept);
        show(ConsoleView.ID, SWEEP);
        picture("run-sweep");
        show(HELP);
        picture("help");
        Workbench.page().hideView(Workbench.page().findView(HELP));
    }

    private void packets() throws PartInitException {
        open(run);
        CaptureDesk desk = Workbench.page().getWorkbenchWindow().getService(CaptureDesk.class);
        Workbench.until("the packets are decoded", () -> desk.capture().filter(OpenCapture::decoded).isPresent());
        desk.select(CaptureSelection.NOTHING.withCall(3), this);
        show(MessageTreeView.ID, TimingView.ID, PacketListView.ID);
        pictures("packets-timing");
        show(ANATOMY, BytesView.ID, StreamsView.ID);
        pictures("packets-streams-bytes");
        show(ROLES, FollowView.ID, PROTOCOLS);
        picture("packets-protocols-follow");
    }

    private void design() throws PartInitException {
        DesignEditing editing = Adapters.adapt(DesignInput.open(payload, Workbench.page().getWorkbenchWindow()), DesignEditing.class);
        Workbench.until("the payload is shown", editing::isOpen);
        List<String> below = List.of(DiagramView.ID, WireView.ID, SizesView.ID, CodeView.ID);
        List<String> left = List.of(PaletteView.ID, IPageLayout.ID_OUTLINE, LibraryView.ID, PaletteView.ID);
        for (int i = 0; i < below.size(); i++) {
            show(left.get(i), below.get(i));
            // Providers compile what they show of a payload.
            rest();
            rest();
            picture("design-" + below.get(i).replaceFirst(".*\\.", ""));
        }
        show(WireView.ID);
        rest();
        inPresenterMode("design-wire");
    }

    private static void open(Path folder) {
        Opening.run(folder, Workbench.page());
        Workbench.until("the run is open", () -> read(folder) && inFocus(folder));
    }

    private static boolean read(Path folder) {
        return Workbench.service(OpenRuns.class).find(folder).filter(each -> !each.results().isEmpty()).isPresent();
    }

    private static boolean inFocus(Path folder) {
        Focus focus = Workbench.service(FocusService.class).focus();
        return focus.run() != null && focus.run() == Workbench.service(OpenRuns.class).find(folder).orElse(null);
    }

    private static void show(String... views) throws PartInitException {
        for (String view : views) {
            Workbench.page().showView(view);
        }
    }

    private void pictures(String name) {
        picture(name);
        inPresenterMode(name);
    }

    private void inPresenterMode(String name) {
        Workbench.command("org.roundtrip.ui.togglePresenter");
        try {
            picture("presenter-" + name);
        } finally {
            Workbench.command("org.roundtrip.ui.togglePresenter");
            rest();
        }
    }

    private void picture(String name) {
        rest();
        Rectangle area = display.map(shell, null, shell.getClientArea());
        Image image = new Image(display, area.width, area.height);
        GC screen = new GC(display);
        try {
            screen.copyArea(image, area.x, area.y);
            ImageLoader loader = new ImageLoader();
            loader.data = new ImageData[] {image.getImageData()};
            Path pictures = Files.createDirectories(Path.of(System.getProperty("roundtrip.home")).resolveSibling("pictures"));
            loader.save(pictures.resolve(prefix + name + ".png").toString(), SWT.IMAGE_PNG);
        } catch (IOException e) {
            throw new AssertionError(e);
        } finally {
            screen.dispose();
            image.dispose();
        }
    }

    private void rest() {
        boolean[] over = new boolean[1];
        display.timerExec(REST_MILLIS, () -> over[0] = true);
        Workbench.until("some time has passed", () -> over[0]);
    }
}
