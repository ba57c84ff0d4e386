// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.draft;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.roundtrip.model.Sweep;
import org.roundtrip.model.text.Texts;

/**
 * A sweep that is being edited. Immutable.
 *
 * @param value what is swept, see {@link Sweep#value}; empty for nothing
 * @param over  the steps as they are typed, with commas between them; kept while nothing is swept
 */
public record SweepDraft(String value, String over) {
    private static final Texts TEXTS = Texts.of(SweepDraft.class);

    /** Nothing is swept. */
    public static final SweepDraft NONE = new SweepDraft("", "");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

    /** Copies the sweep of a plan. */
    static SweepDraft of(Optional<Sweep> sweep) {
        return sweep.map(each -> new SweepDraft(each.value(), text(each.over()))).orElse(NONE);
    }

    private static String text(List<Integer> steps) {
        return steps.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /** Whether something is swept. */
    public boolean on() {
        return !value.isEmpty();
    }

    /** The same sweep of another value. Steps that nobody has typed become those that are usual for it. */
    public SweepDraft withValue(String other) {
        boolean typed = !over.isBlank() && !over.equals(usual(value));
        return new SweepDraft(other, typed ? over : usual(other));
    }

    private static String usual(String value) {
        return switch (value) {
            case "" -> "";
            case "callers" -> "1, 2, 4, 8, 16";
            case "rate" -> "1000, 2000, 4000, 8000";
            case "latency" -> "0, 100, 1000";
            default -> "1, 10, 100, 1000";
        };
    }

    /** The same with other steps. */
    public SweepDraft withOver(String other) {
        return new SweepDraft(value, other);
    }

    /** The same with steps that grow by a factor, from the first to the last. @param factor above 1 */
    public SweepDraft withSteps(int first, int last, double factor) {
        List<Integer> steps = new ArrayList<>();
        for (long step = first; step < last; step = Math.max(step + 1, Math.round(step * factor))) {
            steps.add((int) step);
        }
        steps.add(last);
        return withOver(text(steps));
    }

    /** The steps that are typed; none while they are not numbers. */
    public List<Integer> typed() {
        return !on() || objection() != null ? List.of() : steps();
    }

    /** One sentence on what is wrong with the steps, or null. */
    String objection() {
        if (!on()) {
            return null;
        }
        for (String each : over.split(",", -1)) {
            if (!NUMBER.matcher(each.strip()).matches()) {
                return TEXTS.text("notSteps", each.strip());
            }
        }
        return null;
    }

    /** Converts it. @throws IllegalArgumentException with one sentence when the steps are too few, too many or do not rise */
    Optional<Sweep> sweep() {
        return on() ? Optional.of(new Sweep(value, steps())) : Optional.empty();
    }

    private List<Integer> steps() {
        return Arrays.stream(over.split(",")).map(String::strip).map(Integer::valueOf).toList();
    }

    /** The same without steps that nothing is swept over. */
    SweepDraft written() {
        return on() ? new SweepDraft(value, over.replace(" ", "")) : NONE;
    }
}
