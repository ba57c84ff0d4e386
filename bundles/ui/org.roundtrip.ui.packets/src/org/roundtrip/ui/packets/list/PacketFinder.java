// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.util.function.Consumer;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.packets.desk.LatestRequest;
import org.roundtrip.ui.packets.find.FindBar;
import org.roundtrip.ui.packets.find.SearchPattern;
import org.roundtrip.ui.packets.list.canvas.PacketListCanvas;

/** Finds packets among the rows of the list, and selects the packet that was found. User interface's thread only. */
final class PacketFinder implements FindBar.Finder {
    private static final Texts TEXTS = Texts.of(PacketFinder.class);

    private final PacketListCanvas list;
    private final LatestRequest<Integer> searching;
    private PacketNotes notes = PacketNotes.NONE;

    PacketFinder(PacketListCanvas list) {
        this.list = list;
        searching = LatestRequest.visible(list, TEXTS.text("findJob"));
    }

    /** Searches the comments of another capture from now on. */
    void use(PacketNotes itsNotes) {
        notes = itsNotes;
    }

    @Override
    public void find(SearchPattern pattern, boolean forward, Consumer<String> answer) {
        stop();
        if (list.capture() == null || list.rows().size() == 0) {
            answer.accept(TEXTS.text("findNothing"));
            return;
        }
        int from = Math.max(list.caretRow(), forward ? -1 : 0);
        PacketSearch search = new PacketSearch(list.capture(), notes, list.rows(),
                PacketSearch.searched(list.columns().columns()), pattern, from, forward);
        answer.accept(TEXTS.text("finding"));
        searching.ask(search::find, row -> answer.accept(found(row, search)), answer);
    }

    private String found(int row, PacketSearch search) {
        if (row < 0) {
            return TEXTS.text("findNothing");
        }
        boolean around = search.forward() ? row <= search.from() : row >= search.from();
        int packet = search.rows().packet(row);
        list.goTo(packet);
        return TEXTS.text(around ? "foundAround" : "found", Numbers.count(packet + 1));
    }

    @Override
    public void stop() {
        searching.giveUp();
    }
}
