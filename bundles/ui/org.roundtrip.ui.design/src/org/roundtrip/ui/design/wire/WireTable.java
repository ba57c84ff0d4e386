// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.Preview;
import org.roundtrip.preview.WireMessage;
import org.roundtrip.words.Numbers;
import org.roundtrip.chart.FittedText;
import org.roundtrip.ui.bytes.ByteSpan;
import org.roundtrip.ui.bytes.RolePaint;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.design.views.Answer;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.table.TableHead;

/**
 * The sizes of request and reply of each provider, each with a map of its bytes. A person chooses the message whose
 * bytes are shown. What is marked in the maps is also said in a column, for those who do not see it.
 */
final class WireTable {
    private static final Texts TEXTS = Texts.of(WireTable.class);
    private static final int PADDING = 8;
    private static final int MESSAGE = 1;
    private static final int CONTENT = 3;
    private static final int RATIO = 4;
    private static final int MARKED = 5;
    private static final int MAP = 6;
    /** The columns that are left out where the map would have too little room, the one that says least first. */
    private static final List<Integer> LESS = List.of(CONTENT, MARKED, RATIO);
    /** So many characters would have room in the narrowest map. */
    private static final int LEAST_MAP = 10;
    private final Table table;
    private final UnaryOperator<String> label;
    private final List<WireLine> lines = new ArrayList<>();
    private Map<String, Answer<Preview>> answers = Map.of();
    private Map<String, String> notFetched = Map.of();
    private Function<WireMessage, List<ByteSpan>> marking = message -> List.of();
    /** The width for which sentences are divided into lines. */
    private int room;
    private final int[] wanted = new int[MAP];
    private RolePaint paint;
    private String provider = "";
    private boolean reply;

    /**
     * @param label  from a provider's id to its name
     * @param chosen receives the message whose bytes are shown; empty for none
     */
    WireTable(Composite parent, UnaryOperator<String> label, Consumer<Optional<WireMessage>> chosen) {
        this.label = label;
        table = new Table(parent, SWT.SINGLE | SWT.FULL_SELECTION);
        TableHead.show(table);
        column(TEXTS.text("provider"), SWT.LEFT, null);
        column(TEXTS.text("message"), SWT.LEFT, null);
        column(TEXTS.text("bytes"), SWT.RIGHT, TEXTS.text("bytesTip"));
        column(TEXTS.text("content"), SWT.RIGHT, TEXTS.text("contentTip"));
        column(TEXTS.text("ratio"), SWT.RIGHT, TEXTS.text("ratioTip"));
        column(TEXTS.text("marked"), SWT.RIGHT, TEXTS.text("markedTip"));
        column(TEXTS.text("map"), SWT.LEFT, TEXTS.text("mapTip"));
        table.addListener(SWT.Selection, event -> {
            WireLine line = lines.get(table.getSelectionIndex());
            provider = line.provider;
            reply = line.reply;
            chosen.accept(line.message);
        });
        table.addListener(SWT.EraseItem, event -> {
            if (event.index == MESSAGE && !problem((TableItem) event.item).isEmpty()) {
                // It is painted over this cell and those behind it.
                event.detail &= ~SWT.FOREGROUND;
            }
        });
        table.addListener(SWT.PaintItem, this::paint);
        table.addListener(SWT.Resize, event -> fit());
        Theme.onChange(table, () -> {
            // Sentences in another font need another number of lines in the same width.
            room = 0;
            widenColumns();
        });
        Theme.onChange(table, this::look);
        look();
    }

    private void column(String title, int align, String tip) {
        TableColumn column = new TableColumn(table, align);
        column.setText(title);
        column.setToolTipText(tip);
    }

    private void look() {
        paint = new RolePaint(ChartLooks.style(table, 1));
        table.redraw();
    }

    Table control() {
        return table;
    }

    /**
     * Shows answers, and returns the message that is chosen now. It is the one of the same provider as before, or the
     * first.
     *
     * @param missing the providers that are listed only to say that their libraries are missing, with this reason
     */
    Optional<WireMessage> show(Map<String, Answer<Preview>> all, Map<String, String> missing) {
        answers = all;
        notFetched = missing;
        table.setRedraw(false);
        fill();
        widenColumns();
        table.setRedraw(true);
        Optional<WireLine> kept = lines.stream().filter(line -> line.is(provider, reply) && line.message.isPresent()).findFirst()
                .or(() -> lines.stream().filter(line -> line.message.isPresent()).findFirst());
        kept.ifPresent(line -> table.setSelection(lines.indexOf(line)));
        return kept.flatMap(line -> line.message);
    }

    private void fill() {
        lines.clear();
        table.removeAll();
        answers.forEach(this::add);
        notFetched.forEach((of, reason) -> refusal(of, reason, true));
    }

    /** Divides the sentences anew where the table has another width; the same line stays selected. */
    private void wrap() {
        int selected = table.getSelectionIndex();
        WireLine chosen = selected < 0 ? null : lines.get(selected);
        table.setRedraw(false);
        fill();
        mark(marking);
        IntStream.range(0, lines.size()).filter(i -> chosen != null && lines.get(i).is(chosen.provider, chosen.reply)).findFirst()
                .ifPresent(table::setSelection);
        table.setRedraw(true);
    }

    /** Marks bytes of each message. */
    void mark(Function<WireMessage, List<ByteSpan>> which) {
        marking = which;
        for (int i = 0; i < lines.size(); i++) {
            WireLine line = lines.get(i);
            line.marked = line.message.map(which).orElse(List.of());
            int bytes = line.marked.stream().mapToInt(ByteSpan::length).sum();
            table.getItem(i).setText(MARKED, line.marked.isEmpty() ? "" : Numbers.count(bytes));
        }
        table.redraw();
    }

    private void add(String of, Answer<Preview> answer) {
        if (answer.made().isEmpty() && answer.done()) {
            refusal(of, answer.problem(), false);
            return;
        }
        if (answer.made().isEmpty()) {
            lines.add(WireLine.without(of, "", false));
            item(label.apply(of), TEXTS.text("waiting"));
            return;
        }
        Preview preview = answer.made().get();
        lines.add(WireLine.of(of, preview.request()));
        item(label.apply(of), TEXTS.text("request"), preview.request());
        preview.reply().ifPresent(answered -> {
            lines.add(WireLine.of(of, answered));
            item("", switch (answered.answerTerm()) {
                case RESPONSE -> TEXTS.text("response");
                case REPLY -> TEXTS.text("reply");
                case RETURN -> TEXTS.text("returned");
            }, answered);
        });
    }

    /** A sentence that says why there is no message: as many lines as it needs. */
    private void refusal(String of, String sentence, boolean grey) {
        GC measure = new GC(table);
        List<String> parts = FittedText.lines(sentence, room <= 0 ? Integer.MAX_VALUE : room, text -> measure.textExtent(text).x);
        measure.dispose();
        String name = label.apply(of);
        for (String part : parts.isEmpty() ? List.of("") : parts) {
            lines.add(WireLine.without(of, part, grey));
            item(name, part);
            if (grey) {
                table.getItem(lines.size() - 1).setForeground(grey());
            }
            name = "";
        }
    }

    private Color grey() {
        return table.getDisplay().getSystemColor(SWT.COLOR_WIDGET_DISABLED_FOREGROUND);
    }

    private void item(String name, String kind, WireMessage message) {
        item(name, kind, Numbers.count(message.size()), Numbers.count(message.contentBytes()),
                Double.isNaN(message.ratio()) ? Numbers.NOT_MEASURED : Numbers.ratio(message.ratio()));
    }

    private void item(String... texts) {
        new TableItem(table, SWT.NONE).setText(texts);
    }

    /**
     * A refusal is a long sentence. It goes over the columns behind, in all the lines that it needs, and makes its own
     * no wider. Packing would do on some platforms only: GTK packs a column no narrower than the texts that it had
     * before.
     */
    private void widenColumns() {
        GC measure = new GC(table);
        for (int i = 0; i < MAP; i++) {
            int column = i;
            int text = IntStream.range(0, table.getItemCount()).filter(line -> column != MESSAGE || lines.get(line).message.isPresent())
                    .mapToObj(table::getItem)
                    .mapToInt(item -> measure.textExtent(item.getText(column)).x).max().orElse(0);
            wanted[i] = Math.max(head(measure, i), text + 3 * PADDING);
            table.getColumn(i).setWidth(wanted[i]);
        }
        measure.dispose();
        fit();
    }

    /** The map gets the width that the other columns leave. In a narrow table, those that say least are left out. */
    private void fit() {
        GC measure = new GC(table);
        int least = Math.max(head(measure, MAP), (int) (LEAST_MAP * measure.getFontMetrics().getAverageCharacterWidth()));
        measure.dispose();
        int left = table.getClientArea().width - IntStream.of(wanted).sum();
        for (int column : LESS) {
            boolean out = left < least;
            left += out ? wanted[column] : 0;
            if (out != (table.getColumn(column).getWidth() == 0)) {
                table.getColumn(column).setWidth(out ? 0 : wanted[column]);
            }
        }
        int others = IntStream.range(0, MAP).map(i -> table.getColumn(i).getWidth()).sum();
        table.getColumn(MAP).setWidth(Math.max(least, table.getClientArea().width - others));
        int sentences = table.getClientArea().width - table.getColumn(0).getWidth() - PADDING;
        if (sentences != room) {
            room = sentences;
            if (lines.stream().anyMatch(line -> !line.problem.isEmpty())) {
                wrap();
            }
        }
    }

    /** Some platforms write heads in bold. */
    private int head(GC measure, int column) {
        return (int) (measure.stringExtent(table.getColumn(column).getText()).x * 1.1) + 3 * PADDING;
    }

    private String problem(TableItem item) {
        int at = table.indexOf(item);
        return at >= 0 && at < lines.size() ? lines.get(at).problem : "";
    }

    private void paint(Event event) {
        TableItem item = (TableItem) event.item;
        int at = table.indexOf(item);
        if (at < 0 || at >= lines.size()) {
            return;
        }
        WireLine line = lines.get(at);
        if (event.index >= MESSAGE && !line.problem.isEmpty()) {
            // Each cell shows the part of the sentence that lies over it.
            Rectangle text = item.getTextBounds(MESSAGE);
            if (line.grey && (event.detail & SWT.SELECTED) == 0) {
                event.gc.setForeground(grey());
            }
            event.gc.drawText(line.problem, text.x, text.y + (text.height - event.gc.textExtent(line.problem).y) / 2, true);
        } else if (event.index == MAP) {
            line.message.ifPresent(message -> MessageMap.paint(event.gc, item.getBounds(MAP), paint, message, line.marked));
        }
    }
}
