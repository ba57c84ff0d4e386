// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import java.util.List;
import java.util.Objects;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbenchPage;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.packets.desk.ByteRange;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.desk.LatestRequest;
import org.roundtrip.ui.packets.desk.SelectionView;
import org.roundtrip.ui.packets.list.PacketListView;
import org.roundtrip.ui.packets.list.filter.FilterUse;

/** Shows the selected packet and the messages that have bytes in it, field by field. */
public final class MessageTreeView extends SelectionView {
    private static final Texts TEXTS = Texts.of(MessageTreeView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.packets.tree";

    private MessageTree tree;
    private LatestRequest<PacketTree> reading;
    private CaptureSelection selection = CaptureSelection.NOTHING;
    private PacketTree wanted = PacketTree.NOTHING;
    private String path;

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(body);
        tree = new MessageTree(body);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(tree.control());
        tree.onSelect(this::chosen);
        reading = new LatestRequest<>(body, TEXTS.text("readingJob"));
        Theme.onChange(body, tree::look);
        new TreeActions(tree, this);
        return body;
    }

    @Override
    protected void forget() {
        reading.giveUp();
        selection = CaptureSelection.NOTHING;
        wanted = PacketTree.NOTHING;
        // A field of another capture, such as a time stamp, would hide what a message of this one says.
        path = null;
        tree.show(PacketTree.NOTHING);
    }

    @Override
    protected void selected(CaptureSelection now) {
        boolean other = !Objects.equals(now.packet(), wanted.packet()) || !Objects.equals(now.message(), wanted.message());
        selection = now;
        if (now.packet() == null && now.message() == null) {
            forget();
            say(TEXTS.text("nothing"), TEXTS.text("nothingHow"));
        } else if (other) {
            wanted = new PacketTree(now.packet(), now.message(), List.of());
            OpenCapture capture = capture();
            reading.ask(goOn -> PacketTree.of(capture, now.packet(), now.message(), goOn), this::show,
                    sentence -> say(TEXTS.text("unreadable"), sentence));
            sayLoading(reading);
        } else if (!reading.waiting()) {
            follow();
        }
    }

    private void show(PacketTree now) {
        sayNothing();
        tree.show(now);
        follow();
    }

    /** Selects the row of the selected bytes, or else the row that was selected in the message before. */
    private void follow() {
        if (selection.bytes() != null) {
            TreeRow row = tree.content().around(selection.bytes(), selection.message());
            mark(row);
            return;
        }
        TreeRow same = path == null ? null : tree.content().find(path);
        if (same == null || same.home().message() >= 0 && !Objects.equals(same.home().message(), selection.message())) {
            mark(null);
            return;
        }
        mark(same);
        selectBytes(same);
    }

    private void mark(TreeRow row) {
        if (row == null) {
            tree.selectNothing();
        } else if (row != tree.selected()) {
            tree.select(row);
            path = row.path();
        }
    }

    private void chosen(TreeRow row) {
        path = row.path();
        selectBytes(row);
    }

    private void selectBytes(TreeRow row) {
        // A field of which several messages have a part may begin before this message.
        long from = Math.max(0, row.from());
        ByteRange range = new ByteRange(row.home().whole(), from, Math.max(from, row.to()));
        CaptureSelection now = desk().selection();
        boolean other = row.home().message() >= 0 && !Objects.equals(now.message(), row.home().message());
        select(other ? new CaptureSelection(now.packet(), row.home().message(), null, now.range(), range)
                : now.withBytes(range));
        selection = desk().selection();
        wanted = new PacketTree(selection.packet(), selection.message(), List.of());
    }

    /** A filter for the value of a row; null when there is none. */
    String filterOf(TreeRow row) {
        int message = row.home().message();
        return FieldFilter.of(row, message < 0 ? null : capture().messages().row(message));
    }

    /** The menu that filters the list of packets by the value of a row, or null. */
    MenuManager filterMenu(TreeRow row) {
        String filter = row == null ? null : filterOf(row);
        IWorkbenchPage page = getSite().getPage();
        return FilterUse.menu(TEXTS.text("filter"), filter, PacketListView.filterIn(page),
                use -> PacketListView.showFiltered(page, filter, use));
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(TEXTS.text("empty"), TEXTS.text("emptyHow"), null);
    }
}
