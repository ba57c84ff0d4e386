// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.eclipse.core.commands.Command;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.packets.OpenCaptureHandler;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.desk.CaptureOpener;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.desk.RecentCaptures;
import org.roundtrip.ui.packets.list.PacketListView;
import org.roundtrip.ui.packets.list.canvas.PacketListCanvas;
import org.roundtrip.ui.packets.notes.Notes;
import org.roundtrip.ui.packets.timing.TimingView;

/** The perspective Packets with capture files from elsewhere, driven by keys, commands and texts. */
@WindowTest
class PacketsTest {
    private static final String COMMANDS = "org.roundtrip.ui.packets.";
    private static final int CALLS = 20;
    private static final int PACKETS = HttpFile.OPENING + CALLS * HttpFile.PER_CALL;

    @TempDir
    static Path folder;
    private static Path http;
    private CaptureDesk desk;
    private PacketListView view;
    private PacketListCanvas list;

    @BeforeAll
    static void make() throws IOException {
        http = HttpFile.write(folder.resolve("http.pcapng"), CALLS);
    }

    @BeforeEach
    void open() throws PartInitException {
        open(http, PACKETS);
    }

    private void open(Path file, int packets) throws PartInitException {
        desk = OpenedCapture.read(file).desk();
        view = Workbench.view(PacketListView.ID, PacketListView.class);
        list = view.list();
        view.filter("");
        Workbench.until("all packets are listed", () -> list.rows().size() == packets);
        list.setFocus();
    }

    @Test
    void theFirstViewNamesTheFile() throws PartInitException {
        TimingView timing = Workbench.view(TimingView.ID, TimingView.class);
        Workbench.until("its first line is the file", () -> Workbench.find(timing, CLabel.class, each -> each.isVisible())
                .getText().equals(http.toString()));
    }

    @Test
    void aFileOpensByItsCommandAndIsRemembered() throws CommandException {
        desk.clear(null);
        Command command = Workbench.service(ICommandService.class).getCommand(COMMANDS + "openCapture");
        Workbench.service(IHandlerService.class).executeCommand(ParameterizedCommand.generateCommand(command,
                Map.of(OpenCaptureHandler.FILE, http.toString())), null);
        assertEquals(CaptureOpener.PERSPECTIVE, Workbench.page().getPerspective().getId());
        Workbench.until("the packets are there", () -> list.rows().size() == PACKETS);
        Workbench.until("the first is read", () -> list.text(0, "INFO").equals("Opens the connection"));
        assertEquals(http, RecentCaptures.all().getFirst());
    }

    @Test
    void aSelectionInTheListIsTheSelectionOfTheDesk() {
        Workbench.press(list, SWT.HOME, '\0');
        for (int i = 0; i < HttpFile.OPENING; i++) {
            Workbench.press(list, SWT.ARROW_DOWN, '\0');
        }
        CaptureSelection selection = desk.selection();
        assertEquals(HttpFile.OPENING, selection.packet());
        assertEquals(0, selection.message());
        assertEquals(0, selection.call());
    }

    /** All rows were selected, and the views beside the list said that no packet was. */
    @Test
    void ofAllPacketsThatAtTheCaretIsTheSelectionOfTheDesk() throws PartInitException {
        desk.clear(null);
        open(http, PACKETS);
        assertEquals(-1, list.packet());
        list.selectAll();
        assertEquals(0, desk.selection().packet());
        Workbench.settle();
        assertEquals(PACKETS, list.selectionCount(), "all stay selected");
        list.goTo(5);
        list.selectAll();
        assertEquals(5, desk.selection().packet(), "the caret stays where it is");
    }

    @Test
    void aCallSelectedElsewhereMovesTheList() {
        desk.select(CaptureSelection.NOTHING.withCall(7), this);
        int packet = HttpFile.OPENING + 7 * HttpFile.PER_CALL;
        assertEquals(packet, list.packet());
        assertEquals(packet, desk.selection().packet());
        assertTrue(list.topRow() <= packet && packet < list.topRow() + list.visibleRows(), "it is seen");
    }

    @Test
    void aFilterBelongsToItsCapture() throws IOException {
        view.filter("call == 1");
        Workbench.until("the packets of a call are left", () -> list.rows().size() < PACKETS);
        OpenedCapture.read(HttpFile.write(folder.resolve("next.pcapng"), 3));
        Workbench.until("the next file is listed as a whole",
                () -> list.rows().size() == HttpFile.OPENING + 3 * HttpFile.PER_CALL);
        assertEquals("", filterText().getText());
        OpenedCapture.read(http);
        Workbench.until("so is the first", () -> list.rows().size() == PACKETS);
        assertEquals("", filterText().getText());
    }

    @Test
    void theSelectedPacketStaysSelectedThroughAFilter() {
        list.goTo(HttpFile.OPENING + 3 * HttpFile.PER_CALL);
        int packet = list.packet();
        view.filter("tcp.len > 0");
        Workbench.until("only what carries something", () -> list.rows().size() == 2 * CALLS);
        assertEquals(packet, list.packet());
    }

    @Test
    void findsWordsAndGoesOnAtTheOtherEnd() {
        Workbench.press(list, SWT.HOME, '\0');
        Workbench.command("org.eclipse.ui.edit.findReplace");
        Text text = barText();
        write(text, "call12");
        int packet = HttpFile.OPENING + 12 * HttpFile.PER_CALL;
        Workbench.until("the request is found", () -> list.packet() == packet);
        Workbench.command(COMMANDS + "findNext");
        Workbench.until("its response is found", () -> list.packet() == packet + 2);
        Workbench.command(COMMANDS + "findNext");
        Workbench.until("nothing else is, so the request is found again", () -> list.packet() == packet
                && said("from the other end"));
        write(text, "nowhere to be found");
        Workbench.until("that is said", () -> said("Not found in the packets shown."));
        Workbench.press(text, SWT.ESC, SWT.ESC);
        assertFalse(text.isVisible());
    }

    @Test
    void marksAndCommentsAreUndoneAndSaved() throws IOException {
        list.goTo(5);
        Workbench.command(COMMANDS + "mark");
        assertTrue(view.notes().marked(5));
        assertTrue(view.isDirty());
        list.goTo(40);
        Workbench.command(COMMANDS + "mark");
        Workbench.press(list, SWT.HOME, '\0');
        Workbench.command(COMMANDS + "nextMark");
        assertEquals(5, list.packet());
        Workbench.command(COMMANDS + "nextMark");
        assertEquals(40, list.packet());
        Command undo = Workbench.service(ICommandService.class).getCommand("org.eclipse.ui.edit.undo");
        Workbench.until("that can be undone", undo::isEnabled);
        Workbench.command(undo.getId());
        assertFalse(view.notes().marked(40));
        list.goTo(5);
        Workbench.command(COMMANDS + "comment");
        write(barText(), "slow here");
        assertEquals("slow here", view.notes().comment(5));
        view.filter("comment contains \"slow\"");
        Workbench.until("the commented one is found", () -> list.rows().size() == 1);
        view.doSave(new NullProgressMonitor());
        assertFalse(view.isDirty());
        assertTrue(Files.readString(folder.resolve("http.pcapng.notes.json")).contains("slow here"));
    }

    /** A reader wrote comments and clicked elsewhere, and they were gone. */
    @Test
    void whoGoesOnWithoutEnterKeepsTheCommentAndEscapeDoesNot() throws PartInitException {
        Text field = comment(7, "kept");
        assertTrue(view.isDirty(), "who ends the workbench now is asked");
        assertTrue(said("Esc discards."));
        Workbench.focuses(list);
        Workbench.until("it is kept", () -> "kept".equals(view.notes().comment(7)) && !field.isVisible());
        comment(8, "by the button");
        Workbench.all(field.getParent(), ToolBar.class).getFirst().getItem(0).notifyListeners(SWT.Selection, new Event());
        assertEquals("by the button", view.notes().comment(8));
        comment(9, "not wanted");
        Workbench.press(field, SWT.ESC, SWT.ESC);
        assertNull(view.notes().comment(9));
        comment(10, "before another one");
        comment(11, "before another capture");
        assertEquals("before another one", view.notes().comment(10));
        Notes notes = view.notes();
        desk.clear(null);
        assertEquals("before another capture", notes.comment(11));
        assertFalse(field.isVisible());
        open(http, PACKETS);
        view.doSave(new NullProgressMonitor());
    }

    private Text comment(int packet, String words) {
        list.goTo(packet);
        Workbench.command(COMMANDS + "comment");
        Text field = barText();
        Workbench.focuses(field);
        field.setText(words);
        return field;
    }

    @Test
    void goesToAPacketByItsNumber() {
        Workbench.command(COMMANDS + "goTo");
        write(barText(), "99,999");
        assertTrue(said("There is no such packet."));
        write(barText(), "30");
        assertEquals(29, list.packet());
    }

    @Test
    void aFileThatIsNoCaptureIsRefusedOnceAndWhatWasShownStays() throws IOException {
        list.goTo(5);
        Path text = Files.writeString(folder.resolve("no.pcap"), "this is no capture, but long enough to be looked at");
        CaptureOpener.open(text, Workbench.page().getWorkbenchWindow());
        Workbench.until("it is said", () -> !refusals().isEmpty());
        Workbench.settle();
        assertEquals(1, refusals().size());
        refusals().forEach(Shell::close);
        assertEquals(http, desk.capture().orElseThrow().source().file());
        assertEquals(PACKETS, list.rows().size());
        assertEquals(5, desk.selection().packet());
        assertFalse(RecentCaptures.all().contains(text));
    }

    private static List<Shell> refusals() {
        return Stream.of(Display.getCurrent().getShells()).filter(shell -> shell.getText().equals("The capture cannot be read"))
                .toList();
    }

    @Test
    void aMarkedCallIsNotMarkedInTheNextCapture() throws IOException {
        list.goTo(HttpFile.OPENING);
        Workbench.until("its call is marked", () -> Integer.valueOf(0).equals(list.call()));
        OpenedCapture.decoded(HttpFile.write(folder.resolve("unmarked.pcapng"), 2));
        assertNull(desk.selection().call());
        assertNull(list.call());
    }

    @Test
    @Tag("night")
    void aMillionPacketsAreScrolled() throws IOException, PartInitException {
        int calls = 250_000;
        Path large = HttpFile.write(folder.resolve("large.pcapng"), calls);
        int packets = HttpFile.OPENING + calls * HttpFile.PER_CALL;
        open(large, packets);
        Workbench.press(list, SWT.END, '\0');
        assertEquals(packets - 1, list.packet());
        Random random = new Random(5);
        for (int i = 0; i < 20; i++) {
            list.goTo(random.nextInt(packets));
            Workbench.press(list, SWT.PAGE_UP, '\0');
            list.update();
            int row = list.topRow();
            Workbench.until("the row is read", () -> list.text(row, "NUMBER").equals(Numbers.count(row + 1)));
        }
        view.filter("tcp.stream == 1 && from == client");
        Workbench.until("half of them", () -> list.rows().size() == packets / 2 + 1);
        Workbench.press(list, SWT.HOME, '\0');
        assertEquals(0, list.topRow());
    }

    private Text filterText() {
        return Workbench.find(view, Text.class, text -> (text.getStyle() & SWT.SEARCH) != 0);
    }

    private Text barText() {
        return Workbench.find(view, Text.class, text -> (text.getStyle() & SWT.SEARCH) == 0 && text.isVisible());
    }

    private boolean said(String words) {
        return Workbench.says(view, words);
    }

    private static void write(Text text, String words) {
        text.setText(words);
        text.notifyListeners(SWT.DefaultSelection, new Event());
    }
}
