// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.roundtrip.preview.Preview;
import org.roundtrip.preview.WireMessage;
import org.roundtrip.report.Numbers;

/** The sizes of request and reply of each provider; a person chooses the message whose bytes are shown. */
final class WireTable {
    private static final int PADDING = 18;
    private final Table table;
    private final UnaryOperator<String> label;
    private final List<Line> lines = new ArrayList<>();
    private String provider = "";
    private boolean reply;

    /** A line: the message, or none for a provider that has no answer. */
    private record Line(String provider, boolean reply, Optional<WireMessage> message) {
    }

    /**
     * @param label  from a provider's id to its name
     * @param chosen receives the message whose bytes are shown; empty for none
     */
    WireTable(Composite parent, UnaryOperator<String> label, Consumer<Optional<WireMessage>> chosen) {
        this.label = label;
        table = new Table(parent, SWT.SINGLE | SWT.FULL_SELECTION);
        table.setHeaderVisible(true);
        column(Messages.provider, SWT.LEFT);
        column(Messages.message, SWT.LEFT);
        column(Messages.bytes, SWT.RIGHT);
        column(Messages.content, SWT.RIGHT);
        column(Messages.ratio, SWT.RIGHT);
        table.addListener(SWT.Selection, event -> {
            Line line = lines.get(table.getSelectionIndex());
            provider = line.provider;
            reply = line.reply;
            chosen.accept(line.message);
        });
    }

    private void column(String title, int align) {
        new TableColumn(table, align).setText(title);
    }

    Table control() {
        return table;
    }

    /** Shows answers, and returns the message that is chosen now: the one of the same provider as before, or the first. */
    Optional<WireMessage> show(List<WireAnswer> answers) {
        lines.clear();
        table.setRedraw(false);
        table.removeAll();
        answers.forEach(this::add);
        for (TableColumn column : table.getColumns()) {
            column.pack();
            column.setWidth(column.getWidth() + PADDING);
        }
        table.setRedraw(true);
        Optional<Line> kept = lines.stream()
                .filter(line -> line.provider.equals(provider) && line.reply == reply && line.message.isPresent()).findFirst()
                .or(() -> lines.stream().filter(line -> line.message.isPresent()).findFirst());
        kept.ifPresent(line -> table.setSelection(lines.indexOf(line)));
        return kept.flatMap(Line::message);
    }

    private void add(WireAnswer answer) {
        if (answer.preview().isEmpty()) {
            lines.add(new Line(answer.provider(), false, Optional.empty()));
            item(label.apply(answer.provider()), answer.isWaiting() ? Messages.waiting : answer.problem());
            return;
        }
        Preview preview = answer.preview().get();
        lines.add(new Line(answer.provider(), false, Optional.of(preview.request())));
        item(label.apply(answer.provider()), Messages.request, preview.request());
        lines.add(new Line(answer.provider(), true, Optional.of(preview.reply())));
        item("", Messages.reply, preview.reply());
    }

    private void item(String name, String kind, WireMessage message) {
        item(name, kind, Numbers.count(message.size()), Numbers.count(message.contentBytes()),
                Double.isNaN(message.ratio()) ? "\u2013" : Numbers.digits(message.ratio()));
    }

    private void item(String... texts) {
        new TableItem(table, SWT.NONE).setText(texts);
    }
}
