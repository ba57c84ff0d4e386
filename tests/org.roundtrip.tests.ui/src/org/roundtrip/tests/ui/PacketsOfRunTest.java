// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.Run;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.desk.CaptureOpener;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.list.PacketListView;
import org.roundtrip.ui.packets.timing.TimingView;
import org.roundtrip.ui.view.RunView;
import org.roundtrip.ui.run.library.opening.Opening;

/** The packets of a run's captured calls: a selection on the desk moves the focus, and the other way round. */
@WindowTest
class PacketsOfRunTest {

    @TempDir
    static Path home;
    private static Path folder;
    private final OpenRuns runs = Workbench.service(OpenRuns.class);
    private final FocusService focus = Workbench.service(FocusService.class);
    private final CaptureDesk desk = Workbench.page().getWorkbenchWindow().getService(CaptureDesk.class);

    @BeforeAll
    static void unpack() throws IOException {
        folder = KeptRun.in(home.resolve("captured")).folder();
    }

    /** A file that stays on the desk would stay there, too, when the next test's run arrives. */
    @AfterEach
    void clear() {
        focus.set(Focus.NOTHING, this);
        desk.clear(null);
    }

    @Test
    void deskAndFocusFollowEachOther() throws Exception {
        PacketListView view = Workbench.view(PacketListView.ID, PacketListView.class);
        Opening.run(folder, Workbench.page());
        Workbench.until("the run is open", () -> runs.find(folder).filter(run -> focus.focus().run() == run).isPresent());
        Workbench.until("its first packets are decoded",
                () -> desk.capture().filter(capture -> capture.decoded() && capture.source().fork().isPresent()).isPresent());
        OpenRun run = runs.find(folder).orElseThrow();
        Fork first = desk.capture().orElseThrow().source().fork().orElseThrow();
        assertEquals(KeptRun.CALLS, desk.capture().orElseThrow().calls().size());

        desk.select(CaptureSelection.NOTHING.withCall(3), this);
        assertEquals(Phase.CAPTURE, focus.focus().phase());
        assertEquals(3, focus.focus().call());
        assertEquals(desk.selection().packet().longValue(), focus.focus().packet());

        focus.set(Focus.on(run).withFork(first).withCall(Phase.CAPTURE, 5),
                this);
        assertEquals(5, desk.selection().call());
        Workbench.until("its packet is selected in the list",
                () -> Integer.valueOf(view.list().packet()).equals(desk.selection().packet()));

        Fork other = run.run().forks().stream().filter(fork -> fork.number() != first.number()).findFirst().orElseThrow();
        focus.set(Focus.on(run).withFork(other).withPacket(2), this);
        Workbench.until("the other fork's packets are there", () -> desk.capture()
                .filter(capture -> capture.decoded() && capture.source().fork().orElseThrow().number() == other.number())
                .isPresent());
        Workbench.until("the packet in focus is selected", () -> Integer.valueOf(2).equals(desk.selection().packet()));

        Combo forks = Workbench.find(view, Combo.class, each -> each.getText().startsWith("Fork " + other.repetition()));
        forks.select(first.repetition() - 1);
        forks.notifyListeners(SWT.Selection, new Event());
        Workbench.until("the fork chosen above the list is there", () -> desk.source().orElseThrow().fork().orElseThrow()
                .number() == first.number() && focus.focus().fork() == first.number());
        forks.select(other.repetition() - 1);
        forks.notifyListeners(SWT.Selection, new Event());
        Workbench.until("and the other again", () -> desk.capture().filter(capture -> capture.decoded()
                && capture.source().fork().orElseThrow().number() == other.number()).isPresent());

        view.list().goTo(4);
        Workbench.command("org.roundtrip.ui.packets.mark");
        assertFalse(view.isDirty(), "notes on a run's packets are kept by themselves");
        Path notes = run.folder().capture(other).resolveSibling("packets.notes.json");
        Workbench.until("the mark is written", () -> Files.exists(notes));

        CaptureOpener.open(HttpFile.write(home.resolve("other.pcapng"), 3), Workbench.page().getWorkbenchWindow());
        Workbench.until("a file from elsewhere is looked at instead", () -> desk.capture()
                .filter(capture -> capture.source().fork().isEmpty()).isPresent());
        assertEquals(run, focus.focus().run(), "the focus stays");
        assertEquals(List.of("other.pcapng"), Workbench.all(view, Combo.class).stream().filter(Combo::isVisible)
                .map(Combo::getText).toList(), "no fork is chosen");
        Workbench.command("org.roundtrip.ui.packets.showPackets");
        Workbench.until("the fork in focus is looked at again", () -> desk.capture()
                .flatMap(capture -> capture.source().fork()).filter(fork -> fork.number() == other.number()).isPresent());

        focus.set(Focus.NOTHING, this);
        assertTrue(desk.capture().isEmpty());
    }

    @Test
    void theServantsOwnRecordIsReadWhereNoViewOfMeasuredCallsIsShown() throws Exception {
        for (IViewReference each : Workbench.page().getViewReferences()) {
            if (each.getView(false) instanceof RunView view) {
                Workbench.page().hideView(view);
            }
        }
        Workbench.view(PacketListView.ID, PacketListView.class);
        IViewPart anatomy = Workbench.view("org.roundtrip.ui.packets.anatomy", IViewPart.class);
        OpenRun run = runs.open(RunFolder.open(Files.createSymbolicLink(home.resolve("unread"), folder)));
        focus.arrive(Focus.on(run));
        ChartCanvas bars = Workbench.find(anatomy, ChartCanvas.class, each -> true);
        Workbench.until("bars are drawn", () -> bars.view() != null);
        Workbench.pressFocused(bars, 't', 't');
        Table table = Workbench.find(anatomy, Table.class, each -> true);
        Workbench.until("the provider has a line for its captured calls and one for its measured calls",
                () -> Stream.of(table.getItems()).filter(item -> item.getText(0).startsWith("socket")).count() == 2);
        Workbench.pressFocused(table, 't', 't');
        assertTrue(Workbench.find(anatomy, Label.class, line -> line.isVisible() && line.getText().contains("while packets were recorded"))
                .getToolTipText().contains("takes time"), "it is said why the captured calls have another median than the measured ones");
        OpenedCapture.decoded(HttpFile.write(home.resolve("elsewhere.pcapng"), 3));
        Workbench.until("calls of a file are beside no measured ones", () -> Workbench.all(anatomy, Label.class).stream()
                .noneMatch(line -> line.isVisible() && line.getText().contains("while packets were recorded")));
        focus.set(Focus.NOTHING, this);
        runs.close(run);
    }

    /** The sentence about one run without packets stayed, in words and head, when another one without packets came into focus. */
    @Test
    void withoutPacketsAnatomyDrawsTheServantsRecordAndTurnsToTheNextRun() throws Exception {
        IViewPart anatomy = Workbench.view("org.roundtrip.ui.packets.anatomy", IViewPart.class);
        OpenRun recorded = runs.open(withoutPackets("recorded", true));
        focus.set(Focus.on(recorded), this);
        ChartCanvas bars = Workbench.find(anatomy, ChartCanvas.class, each -> true);
        Workbench.until("bars are drawn without packets", () -> bars.isVisible() && bars.view() != null);
        OpenRun plain = runs.open(withoutPackets("plain", false));
        focus.set(Focus.on(plain), this);
        Workbench.until("the next run has none", () -> !bars.isVisible());
        assertTrue(Workbench.all(anatomy, CLabel.class).stream().anyMatch(line -> line.getText().startsWith("plain")),
                "the line at the top names the next run");
        focus.set(Focus.on(recorded), this);
        Workbench.until("and the first one again", () -> bars.isVisible() && bars.view() != null);
        focus.set(Focus.NOTHING, this);
        runs.close(recorded);
        runs.close(plain);
    }

    /** The lists of middlewares and forks had no width in a view that was opened while there were packets already. */
    @Test
    void aViewThatIsOpenedLaterHasListsThatCanBeRead() throws Exception {
        OpenRun run = runs.open(RunFolder.open(Files.createSymbolicLink(home.resolve("later"), folder)));
        focus.set(Focus.on(run), this);
        Workbench.until("packets are there", () -> desk.capture().filter(OpenCapture::decoded).isPresent());
        Workbench.page().hideView(Workbench.view(PacketListView.ID, PacketListView.class));
        PacketListView view = Workbench.view(PacketListView.ID, PacketListView.class);
        Workbench.until("nothing is cut off", () -> Workbench.all(view, Combo.class).stream().filter(Combo::isVisible)
                .filter(list -> list.getSize().x >= list.computeSize(SWT.DEFAULT, SWT.DEFAULT).x && list.getSize().x > 40).count() == 3);
        focus.set(Focus.NOTHING, this);
        runs.close(run);
    }

    /** Middlewares compare by this number, and the values that each encodes in its own way are another one for each. */
    @Test
    void bytesOfARunAreDividedByTheContentWhichIsTheSameForAllProviders() throws Exception {
        OpenRun run = runs.open(RunFolder.open(Files.createSymbolicLink(home.resolve("roles"), folder)));
        IViewPart roles = Workbench.view("org.roundtrip.ui.packets.roles", IViewPart.class);
        focus.set(Focus.on(run), this);
        ChartCanvas bars = Workbench.find(roles, ChartCanvas.class, each -> true);
        Workbench.until("bars are drawn", () -> bars.isVisible() && bars.view() != null);
        Workbench.pressFocused(bars, 't', 't');
        Table table = Workbench.find(roles, Table.class, each -> true);
        Workbench.until("the mean of a fork's calls and that of all forks have it", () -> Stream.of(table.getItems())
                .filter(item -> item.getText(table.getColumnCount() - 2).endsWith(" x the content")).count() == 2);
        Workbench.pressFocused(table, 't', 't');
        focus.set(Focus.NOTHING, this);
        runs.close(run);
    }

    private static RunFolder withoutPackets(String name, boolean recorded) throws IOException {
        RunFolder kept = KeptRun.in(home.resolve(name));
        Run run = kept.run();
        Protocol protocol = run.plan().protocol();
        List<Fork> forks = new ArrayList<>();
        for (Fork fork : run.forks()) {
            Files.delete(kept.capture(fork));
            if (!recorded) {
                Files.delete(kept.serverJournal(fork));
            }
            forks.add(new Fork(fork.number(), fork.provider(), fork.variant(), fork.operation(), fork.repetition(), fork.state(),
                    fork.lookupNanos(), fork.connectNanos(), null, null));
        }
        Plan plan = run.plan().named(name).with(protocol.withServerTime(recorded));
        kept.save(new Run(name, plan, false, run.pid(), run.environment(), forks, run.outcome(), "", run.started(), run.ended()));
        return kept;
    }

    /** As at a start, when a view has its place before the window has its size. */
    @Test
    void listsOfForksHaveTheirWidthsAgainAfterAMomentWithoutRoom() throws Exception {
        PacketListView view = Workbench.view(PacketListView.ID, PacketListView.class);
        focus.set(Focus.on(runs.open(RunFolder.open(folder))), this);
        Workbench.until("forks are offered", () -> lists(view).size() == 3);
        List<Integer> before = lists(view).stream().map(each -> each.getSize().x).toList();
        Composite head = lists(view).getFirst().getParent().getParent();
        Point size = head.getSize();
        head.setSize(20, size.y);
        assertEquals(3, lists(view).size(), "they are narrow and not hidden");
        head.setSize(size);
        Workbench.until("they are as wide as before", () -> lists(view).stream().map(each -> each.getSize().x).toList().equals(before));
        focus.set(Focus.NOTHING, this);
    }

    private static List<Combo> lists(PacketListView view) {
        return Workbench.all(view, Combo.class).stream().filter(Combo::isVisible).toList();
    }

    @Test
    void ofTheViewsInSightOnlyTheOneThatLeadsNamesTheRun() throws Exception {
        Workbench.showPerspective(CaptureOpener.PERSPECTIVE);
        TimingView timing = Workbench.view(TimingView.ID, TimingView.class);
        PacketListView packets = Workbench.view(PacketListView.ID, PacketListView.class);
        focus.set(Focus.on(runs.open(RunFolder.open(folder))), this);
        Workbench.until("the chart names it", () -> !head(timing).isEmpty());
        assertTrue(timing.pictureTitle().matches("Captured  \u00b7  .*20[0-9]{2} .*ping.*"), timing.pictureTitle());
        Workbench.until("the list does not", () -> head(packets).isEmpty());
        packets.getSite().getPage().setPartState(packets.getSite().getPage().getReference(packets), IWorkbenchPage.STATE_MAXIMIZED);
        Workbench.until("alone it does", () -> !head(packets).isEmpty());
        packets.getSite().getPage().setPartState(packets.getSite().getPage().getReference(packets), IWorkbenchPage.STATE_RESTORED);
        Workbench.until("beside the chart it does not", () -> head(packets).isEmpty());
        focus.set(Focus.NOTHING, this);
    }

    private static String head(IViewPart view) {
        return lines(view).filter(CLabel::isVisible).map(CLabel::getText).filter(each -> each.startsWith("Captured")).findFirst().orElse("");
    }

    private static Stream<CLabel> lines(IViewPart view) {
        return Workbench.all(view, CLabel.class).stream().filter(line -> line.getText() != null);
    }

    @Test
    void aRunInFocusThatIsOpenedOnceMoreTakesThePlaceOfAFile() throws Exception {
        OpenRun run = runs.open(RunFolder.open(folder));
        focus.set(Focus.on(run), this);
        Workbench.until("the run's packets are there", () -> desk.capture().flatMap(capture -> capture.source().fork()).isPresent());
        OpenedCapture.decoded(HttpFile.write(home.resolve("opened.pcapng"), 3));
        Opening.run(folder, Workbench.page());
        Workbench.until("they are there again", () -> desk.capture().flatMap(capture -> capture.source().fork()).isPresent());
        focus.set(Focus.NOTHING, this);
    }

    @Test
    void aFileStaysWhenARunBeginsAndTheRunIsOffered() throws Exception {
        Workbench.showPerspective(CaptureOpener.PERSPECTIVE);
        TimingView view = Workbench.view(TimingView.ID, TimingView.class);
        OpenedCapture.decoded(HttpFile.write(home.resolve("studied.pcapng"), 3));
        OpenRun run = runs.open(RunFolder.open(folder));
        focus.arrive(Focus.on(run));
        assertTrue(desk.source().orElseThrow().fork().isEmpty(), "nobody has chosen another capture");
        Link offer = Workbench.find(view, Link.class, each -> each.getText().contains("Show the packets of") || each.getText().contains("Back to the run"));
        Composite line = offer.getParent();
        Point size = line.getSize();
        line.setSize(150, size.y);
        assertEquals("<a>Back to the run</a>", offer.getText(), "in a narrow view it leaves the file's name its room");
        assertTrue(offer.getToolTipText().startsWith("Show the packets of"), offer.getToolTipText());
        line.setSize(size);
        offer.notifyListeners(SWT.Selection, new Event());
        Workbench.until("the run's packets are there", () -> desk.capture().flatMap(capture -> capture.source().fork()).isPresent());
        focus.set(Focus.NOTHING, this);
    }
}
