// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.hosts;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.Bullet;
import org.eclipse.swt.custom.ST;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.GlyphMetrics;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.hosts.check.Point;
import org.roundtrip.ui.theme.Icons;

/** What a check found, as text to read, select and copy. A picture stands before each sentence, and advice below it. */
final class CheckReport {
    private static final int INDENT = 26;
    private static final int MARGIN = 8;
    private static final int SPACE = 3;
    private final StyledText text;
    private List<String> lines = List.of();
    /** The picture of each line below the first; empty for what belongs to the line above. */
    private List<String> marks = List.of();
    /** The same without the empty ones, in the order in which they are drawn. */
    private List<String> icons = List.of();

    CheckReport(Composite parent) {
        text = new StyledText(parent, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
        text.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
        text.setLineSpacing(SPACE);
        text.setAlwaysShowScrollBars(false);
        text.addPaintObjectListener(event -> {
            Image icon = Icons.image(icons.get(event.bulletIndex));
            int height = event.ascent + event.descent;
            event.gc.drawImage(icon, event.x, event.y + Math.max(0, (height - icon.getBounds().height) / 2));
        });
    }

    /** The widget. */
    StyledText widget() {
        return text;
    }

    /** Shows one sentence without a picture. */
    void say(String head, String sentence) {
        show(head, List.of(), sentence.isEmpty() ? List.of() : List.of(sentence));
    }

    /** Shows a failure. */
    void fail(String head, String sentence) {
        show(head, List.of("error"), List.of(sentence));
    }

    /** Shows what was found. */
    void show(String head, List<Point> points) {
        List<String> found = new ArrayList<>();
        List<String> icon = new ArrayList<>();
        for (Point point : points) {
            found.add(point.sentence());
            icon.add(switch (LastCheck.grade(point)) {
                case GOOD -> "run-ok";
                case DOUBTFUL -> "warning";
                case BAD -> "error";
            });
            if (!point.advice().isEmpty()) {
                found.add(point.advice());
                icon.add("");
            }
        }
        show(head, icon, found);
    }

    private void show(String head, List<String> otherMarks, List<String> sentences) {
        List<String> now = Stream.concat(Stream.of(head), sentences.stream()).toList();
        if (now.equals(lines) && otherMarks.equals(marks)) {
            return;
        }
        lines = now;
        marks = otherMarks;
        icons = marks.stream().filter(mark -> !mark.isEmpty()).toList();
        text.setText(String.join("\n", lines));
        text.setStyleRange(new StyleRange(0, head.length(), null, null, SWT.BOLD));
        for (int i = 0; i < marks.size(); i++) {
            if (marks.get(i).isEmpty()) {
                text.setLineIndent(i + 1, 1, INDENT);
            }
            text.setLineWrapIndent(i + 1, 1, INDENT);
        }
        bullets();
    }

    private void bullets() {
        StyleRange room = new StyleRange();
        room.metrics = new GlyphMetrics(0, 0, INDENT);
        Bullet bullet = new Bullet(ST.BULLET_CUSTOM, room);
        for (int i = 0; i < marks.size(); i++) {
            if (!marks.get(i).isEmpty()) {
                text.setLineBullet(i + 1, 1, bullet);
            }
        }
    }

    /** Returns the selected text, or all of it. */
    String copied() {
        return text.getSelectionCount() > 0 ? text.getSelectionText() : text.getText();
    }
}
