// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bytes;

import java.util.Objects;
import java.util.function.Consumer;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.words.Numbers;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.ui.bytes.ByteSpan;
import org.roundtrip.ui.bytes.BytesWithRoles;
import org.roundtrip.ui.bytes.HexCanvas;
import org.roundtrip.ui.bytes.HexCopy;
import org.roundtrip.ui.bytes.RoleLegend;
import org.roundtrip.ui.bytes.SpanDescription;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.packets.desk.ByteRange;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.desk.LatestRequest;
import org.roundtrip.ui.packets.desk.SelectionView;
import org.roundtrip.ui.packets.find.FindBar;
import org.roundtrip.ui.packets.find.SearchPattern;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.ViewAction;
import org.roundtrip.ui.text.ShortLabel;

/**
 * Shows the bytes of the selected message, or the frame of the selected packet. The message has parts from all its
 * packets. Bytes that are selected in another view are highlighted here, and bytes that are selected here are selected
 * in all views.
 */
public final class BytesView extends SelectionView {
    private static final Texts TEXTS = Texts.of(BytesView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.packets.bytes";
    private static final String FRAMES = "frames";

    /** The content that must be shown: a packet's frame, or a message when its number is given. */
    private record Wanted(Integer packet, Integer message) {
    }

    private CLabel title;
    private ShortLabel described;
    private HexCanvas hex;
    private RoleLegend legend;
    private FindBar find;
    private LatestRequest<ViewedBytes> reading;
    private ViewedBytes shown;
    private Wanted wanted;
    private CaptureSelection selection = CaptureSelection.NOTHING;
    private boolean frames;
    private ViewAction asPacket;
    private ViewAction asMessage;

    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        frames = memento != null && Boolean.TRUE.equals(memento.getBoolean(FRAMES));
    }

    @Override
    public void saveState(IMemento memento) {
        memento.putBoolean(FRAMES, frames);
    }

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        createHead(body);
        hex = new HexCanvas(body, JFaceResources.getTextFont());
        GridDataFactory.fillDefaults().grab(true, true).applyTo(hex);
        find = new FindBar(body, hex, this::find, SearchPattern.Kind.IN_BYTES);
        legend = new RoleLegend(body);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(legend);
        hex.onSelect(this::chosen);
        hex.tips(at -> SpanDescription.of(hex.content(), new ByteSpan(at, at + 1)));
        reading = new LatestRequest<>(body, TEXTS.text("readingJob"));
        look();
        Theme.onChange(body, this::look);
        makeActions();
        return body;
    }

    private void createHead(Composite body) {
        Composite head = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(8, 0).applyTo(head);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(head);
        title = new CLabel(head, SWT.NONE);
        title.setLeftMargin(8);
        described = new ShortLabel(head, SWT.RIGHT);
        described.setRightMargin(8);
        GridDataFactory.fillDefaults().grab(true, false).hint(0, SWT.DEFAULT).applyTo(described);
    }

    private void look() {
        ChartStyle style = ChartLooks.style(hex, 1);
        hex.look(style);
        legend.look(style);
    }

    private void makeActions() {
        asMessage = ViewAction.choice(TEXTS.text("message"), TEXTS.text("messageTip"), "message-tree", !frames,
                () -> showFrames(false));
        asPacket = ViewAction.choice(TEXTS.text("packet"), TEXTS.text("packetTip"), "packets", frames, () -> showFrames(true));
        IActionBars bars = getViewSite().getActionBars();
        IToolBarManager tools = bars.getToolBarManager();
        tools.add(asMessage.worded());
        tools.add(asPacket.worded());
        IAction copy = new HexCopy(hex, HexCopy.Form.HEX);
        IAction all = ViewAction.push(TEXTS.text("selectAll"), TEXTS.text("selectAll"), null,
                () -> hex.choose(new ByteSpan(0, hex.content().size())));
        IAction finding = ViewAction.push(TEXTS.text("find"), TEXTS.text("findTip"), null, find::open);
        EditCommand.handle(bars, ActionFactory.COPY, copy);
        EditCommand.handle(bars, ActionFactory.SELECT_ALL, all);
        bars.setGlobalActionHandler(ActionFactory.FIND.getId(), finding);
        MenuManager menu = new MenuManager();
        menu.add(copy);
        menu.add(new HexCopy(hex, HexCopy.Form.TEXT));
        menu.add(new HexCopy(hex, HexCopy.Form.ARRAY));
        menu.add(new Separator());
        menu.add(all);
        menu.add(finding);
        menu.add(new Separator());
        menu.add(asMessage);
        menu.add(asPacket);
        hex.setMenu(menu.createContextMenu(hex));
    }

    private void showFrames(boolean asFrames) {
        if (frames != asFrames) {
            frames = asFrames;
            update();
        }
    }

    @Override
    protected void forget() {
        reading.giveUp();
        wanted = null;
        shown = null;
        selection = CaptureSelection.NOTHING;
        hex.show(BytesWithRoles.NONE);
    }

    @Override
    protected void selected(CaptureSelection now) {
        selection = now;
        update();
    }

    /**
     * Shows the message or frame that the selection and the chosen mode require. It is read first when it is not shown
     * yet.
     */
    private void update() {
        if (capture() == null || selection.packet() == null && selection.message() == null) {
            wanted = null;
            say(TEXTS.text("nothing"), TEXTS.text("nothingHow"));
            return;
        }
        boolean ofFrame = selection.bytes() != null && selection.bytes().of() == ByteRange.Whole.FRAME;
        boolean asFrame = selection.message() == null || selection.packet() != null && (frames || ofFrame);
        Wanted now = asFrame ? new Wanted(selection.packet(), null) : new Wanted(null, selection.message());
        if (!now.equals(wanted)) {
            wanted = now;
            shown = null;
            OpenCapture from = capture();
            reading.ask(work -> now.message() == null ? ViewedBytes.frame(from, now.packet(), work)
                    : ViewedBytes.message(from, now.message(), work), this::show,
                    sentence -> say(TEXTS.text("unreadable"), sentence));
            sayLoading(reading);
        } else if (shown != null) {
            highlight();
        }
    }

    private void highlight() {
        ByteSpan bytes = shown.find(selection);
        if (!bytes.isEmpty() && bytes.equals(hex.selection())) {
            // They were selected here and come back with more about them, maybe while a person still drags.
            return;
        }
        hex.highlight(bytes);
        describe(hex.highlight());
    }

    /** Describes bytes beside the title. */
    private void describe(ByteSpan span) {
        described.show(span.isEmpty() ? "" : SpanDescription.of(hex.content(), span));
    }

    private void show(ViewedBytes now) {
        shown = now;
        sayNothing();
        title.setText(now.title().replace("&", "&&"));
        title.requestLayout();
        legend.show(now.bytes().totals());
        hex.show(now.bytes());
        highlight();
    }

    private void chosen(ByteSpan span) {
        describe(span);
        if (shown != null) {
            CaptureSelection now = shown.select(span, desk().selection());
            if (!Objects.equals(now, desk().selection())) {
                select(now);
                selection = desk().selection();
            }
        }
    }

    private void find(SearchPattern pattern, boolean forward, Consumer<String> answer) {
        byte[] bytes = hex.content().bytes();
        ByteSpan from = hex.selection();
        SearchPattern.Match here = forward ? pattern.next(bytes, from.isEmpty() ? 0 : from.from() + 1)
                : pattern.previous(bytes, from.isEmpty() ? bytes.length : from.from() - 1);
        SearchPattern.Match found = here != null ? here
                : forward ? pattern.next(bytes, 0) : pattern.previous(bytes, bytes.length);
        answer.accept(found == null ? TEXTS.text("findNone") : TEXTS.text("findAt", Numbers.count(found.from())));
        if (found != null) {
            hex.choose(new ByteSpan(found.from(), found.to()));
            hex.select(new ByteSpan(found.from(), found.to()));
        }
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(TEXTS.text("empty"), TEXTS.text("emptyHow"), null);
    }
}
