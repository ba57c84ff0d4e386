// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.analysis.RunAnalysis;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.packets.roles.PacketKinds;

/**
 * Compares a run with tables 1 and 2 of N. A. B. Gray's study of 2005: packets and bytes of a call, for the rows whose
 * payload the paper measured too. Immutable.
 */
public final class StudyTable {
    private static final Texts TEXTS = Texts.of(StudyTable.class);
    private static final int FIRST_NUMBER = 3;
    private static final List<String> COLUMNS = List.of("table", "technology", "payload", "paper.packets", "packets",
            "requests", "responses", "acknowledgements", "connections", "mostData", "paper.bytes", "bytes", "ratio");
    private static final List<String> MAIN = List.of("table", "technology", "payload", "paper.packets", "packets",
            "paper.bytes", "bytes", "ratio");

    private final List<StudyLine> lines;

    private StudyTable(List<StudyLine> lines) {
        this.lines = lines;
    }

    /**
     * Counts a run's captured packets; not for a user interface's thread.
     *
     * @param studies bytes by role from its decoded captures, as far as they are known
     */
    public static StudyTable of(RunAnalysis analysis, List<CaptureStudy> studies) throws IOException {
        List<StudyLine> lines = new ArrayList<>();
        for (PaperFigure figure : PaperFigure.gray2005()) {
            for (Result row : analysis.results()) {
                if (row.provider().equals(figure.provider()) && row.packetsPerCall() != null
                        && figure.fits(analysis.run().plan().contract().operation(row.operation()))) {
                    line(analysis, figure, row, studies).ifPresent(lines::add);
                }
            }
        }
        return new StudyTable(List.copyOf(lines));
    }

    private static Optional<StudyLine> line(RunAnalysis analysis, PaperFigure figure, Result row,
            List<CaptureStudy> studies) throws IOException {
        PacketKinds kinds = PacketKinds.NONE;
        long calls = 0;
        for (Fork fork : analysis.forks(row.row())) {
            Path capture = analysis.folder().capture(fork);
            if (fork.capture() != null && fork.capture().calls() != null && Files.isRegularFile(capture)) {
                kinds = kinds.plus(PacketKinds.of(capture));
                calls += fork.capture().calls();
            }
        }
        return calls == 0 ? Optional.empty()
                : Optional.of(new StudyLine(figure, row, kinds, calls, studies.stream()
                .filter(study -> study.row().equals(row.row()))
                .findFirst()));
    }

    /** Whether the run has no row that the paper measured. */
    public boolean empty() {
        return lines.isEmpty();
    }

    /** Headings of the columns, the first of them texts. */
    public static List<String> headings() {
        return COLUMNS.stream().map(name -> TEXTS.text("column." + name)).toList();
    }

    /** Indices of all columns, those that say most first. */
    public static List<Integer> byImportance() {
        return Stream.concat(MAIN.stream(), COLUMNS.stream().filter(name -> !MAIN.contains(name))).map(COLUMNS::indexOf)
                .toList();
    }

    /** Index of the first column of numbers. */
    public static int firstNumber() {
        return FIRST_NUMBER;
    }

    /** The rows. */
    public List<List<String>> rows() {
        return lines.stream().map(StudyLine::cells).toList();
    }

    /** For each row a heading, and sentences on why it differs from the paper. */
    public List<Reasons> reasons() {
        return lines.stream().map(line -> new Reasons(line.paper().technology() + ", " + line.paper().payload(),
                line.reasons())).filter(reasons -> !reasons.sentences().isEmpty()).toList();
    }

    /** Returns sentences that are true for all rows. */
    public static List<String> notes() {
        return List.of(TEXTS.text("note.paper"), TEXTS.text("note.here"), TEXTS.text("note.technology"));
    }

    /** The section's title. */
    public static String title() {
        return TEXTS.text("title");
    }

    /** Returns a sentence that says which study it is, and why its figures stand beside the run's. */
    public static String introduction() {
        return TEXTS.text("introduction");
    }

    /**
     * Why a row differs.
     *
     * @param row what it is about
     */
    public record Reasons(String row, List<String> sentences) {
    }
}
