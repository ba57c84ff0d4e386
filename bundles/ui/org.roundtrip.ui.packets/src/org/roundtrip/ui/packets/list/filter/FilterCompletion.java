// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.eclipse.jface.bindings.keys.KeyStroke;
import org.eclipse.jface.fieldassist.ContentProposal;
import org.eclipse.jface.fieldassist.ContentProposalAdapter;
import org.eclipse.jface.fieldassist.IContentProposal;
import org.eclipse.jface.fieldassist.IContentProposalListener2;
import org.eclipse.jface.fieldassist.TextContentAdapter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.filter.Proposal;

/**
 * Proposes words of the filter language while a person writes a filter. Tab takes the proposal that is marked. Enter takes it
 * only when the person went to it with the arrow keys; else it closes the proposals, and the filter stays as it is written. They lie
 * below all that the bar says, so that a problem of the filter can be read meanwhile; the text has no tip, which would lie over them.
 */
final class FilterCompletion {
    private static final Texts TEXTS = Texts.of(FilterCompletion.class);
    private static final char[] BEGINS = "abcdefghijklmnopqrstuvwxyz.!&|=<>".toCharArray();
    private static final int DELAY_MILLIS = 250;
    private static final Point POPUP = new Point(620, 280);
    private static final int MOST_ROWS = 10;

    private static final class Word extends ContentProposal {
        private final Proposal proposal;

        Word(Proposal proposal) {
            super(proposal.text(), proposal.text() + "   " + proposal.help(), null);
            this.proposal = proposal;
        }
    }

    /** Returns proposals for a place in a text. */
    @FunctionalInterface
    interface Language {
        List<Proposal> propose(String text, int caret);
    }

    private final Composite bar;
    private final Text text;
    private final ContentProposalAdapter adapter;
    private boolean chosen;
    /**
     * Whether Enter or Escape was the last key, after which nobody wants proposals. The adapter proposes words a while after a letter, in
     * a thread of its own, and on a busy machine it does not always see the key that came meanwhile.
     */
    private boolean done;

    /** @param bar in which the text is; the proposals lie below it */
    FilterCompletion(Composite bar, Text text, Language language) {
        this.bar = bar;
        this.text = text;
        text.setToolTipText(TEXTS.text("filterTip"));
        // Before the adapter, which takes the first proposal with Enter and knows no other key for it.
        text.addListener(SWT.KeyDown, this::pressed);
        // While proposals are open, the adapter takes arrow keys as traversals, so that no key follows.
        text.addListener(SWT.Traverse, this::pressed);
        text.addListener(SWT.Modify, event -> chosen = false);
        adapter = new ContentProposalAdapter(text, new TextContentAdapter(),
                (contents, caret) -> {
                    // The adapter lists them when this has returned.
                    text.getDisplay().asyncExec(this::place);
                    return (done ? List.<Proposal>of() : language.propose(contents, caret)).stream().map(Word::new)
                            .toArray(IContentProposal[]::new);
                }, KeyStroke.getInstance(SWT.CTRL, ' '), BEGINS);
        adapter.setAutoActivationDelay(DELAY_MILLIS);
        adapter.setPopupSize(POPUP);
        adapter.setProposalAcceptanceStyle(ContentProposalAdapter.PROPOSAL_IGNORE);
        adapter.addContentProposalListener(new IContentProposalListener2() {
            /** The tip would lie over them, as the pointer often rests in the text. */
            @Override
            public void proposalPopupOpened(ContentProposalAdapter opened) {
                text.setToolTipText(null);
            }

            @Override
            public void proposalPopupClosed(ContentProposalAdapter closed) {
                if (!text.isDisposed()) {
                    text.setToolTipText(TEXTS.text("filterTip"));
                }
            }
        });
        adapter.addContentProposalListener(accepted -> {
            if (accepted instanceof Word word) {
                put(text, word.proposal);
            }
        });
    }

    /** Whether proposals are open. */
    boolean open() {
        return adapter.isProposalPopupOpen();
    }

    /**
     * Puts open proposals below the bar, or above the text where the screen ends. They have the height that they need,
     * at most some rows.
     */
    void place() {
        Table table = text.isDisposed() || !open() ? null : Stream.of(text.getShell().getShells()).filter(Shell::isVisible)
                .map(FilterCompletion::table).filter(Objects::nonNull).findFirst().orElse(null);
        if (table == null) {
            return;
        }
        Shell popup = table.getShell();
        int rows = Math.clamp(table.getItemCount(), 1, MOST_ROWS);
        int height = popup.getSize().y - table.getClientArea().height + rows * table.getItemHeight();
        int below = bar.toDisplay(0, bar.getSize().y).y;
        Rectangle screen = bar.getMonitor().getClientArea();
        int top = below + height <= screen.y + screen.height ? below : text.toDisplay(0, 0).y - height;
        popup.setBounds(popup.getLocation().x, top, popup.getSize().x, height);
    }

    private static Table table(Composite in) {
        return in instanceof Table table ? table : Stream.of(in.getChildren()).filter(Composite.class::isInstance)
                .map(child -> table((Composite) child)).filter(Objects::nonNull).findFirst().orElse(null);
    }

    private void pressed(Event event) {
        boolean key = event.type == SWT.KeyDown;
        done = key ? event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR || event.keyCode == SWT.ESC : done;
        if (!open()) {
            chosen = false;
            return;
        }
        switch (event.keyCode) {
            case SWT.ARROW_UP, SWT.ARROW_DOWN, SWT.PAGE_UP, SWT.PAGE_DOWN -> chosen = true;
            case SWT.TAB -> event.character = key ? SWT.CR : event.character;
            case SWT.CR, SWT.KEYPAD_CR -> {
                if (key && !chosen) {
                    adapter.closeProposalPopup();
                }
            }
            default -> { }
        }
    }

    /** Writes a proposal in the place of what it replaces. */
    static void put(Text text, Proposal proposal) {
        String before = text.getText();
        int from = Math.min(proposal.from(), before.length());
        int to = Math.min(Math.max(from, proposal.to()), before.length());
        text.setText(before.substring(0, from) + proposal.text() + before.substring(to));
        text.setSelection(from + proposal.text().length());
    }
}
