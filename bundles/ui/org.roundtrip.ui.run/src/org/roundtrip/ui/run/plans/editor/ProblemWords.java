// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Slot;
import org.roundtrip.design.text.TextPlace;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.engine.check.PlanCheck;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.run.plans.draft.DraftCheck;
import org.roundtrip.ui.run.plans.draft.Problem;
import org.roundtrip.ui.run.plans.draft.ProtocolField;
import org.roundtrip.ui.run.plans.editing.PlanEditing;

/**
 * A problem of a plan in words, with its place.
 *
 * @param where  a place that {@link PlanForm#lead} knows, or another when the problem has none
 * @param name   the place for people, empty when the sentence says it
 * @param reason what is wrong
 */
record ProblemWords(Object where, String name, String reason) {
    private static final Texts TEXTS = Texts.of(ProblemWords.class);

    /** What the link to the place is called in the event of a click. */
    static final String PLACE = "place";

    /** All problems of a plan: those that were found here, then the objections of the engine and of providers. */
    static List<ProblemWords> all(PlanEditing editing) {
        return Stream.concat(editing.outcome().problems().stream().map(problem -> of(problem, editing)),
                editing.refusals().objections().stream().map(objection -> of(objection, editing))).toList();
    }

    /** A problem that was found here. */
    static ProblemWords of(Problem problem, PlanEditing editing) {
        String name = switch (problem.where()) {
            case ProtocolField field -> name(field);
            case TextPlace at -> name(at.node(), editing.contract().outline());
            case Integer choice -> editing.draft().providers().get(choice).id();
            default -> "";
        };
        return new ProblemWords(problem.where(), name, problem.message());
    }

    /** An objection of the engine or of a provider. Without a provider it is about the network, processors, or memory. */
    static ProblemWords of(Objection objection, PlanEditing editing) {
        int choice = editing.choiceOf(objection);
        if (choice >= 0) {
            return new ProblemWords(choice, objection.variant() + ", " + objection.place(), objection.reason());
        }
        if (objection.place().isEmpty() || !objection.variant().isEmpty()) {
            return new ProblemWords(DraftCheck.PLAN, "", objection.toString());
        }
        return switch (objection.place()) {
            case PlanForm.NETWORK -> new ProblemWords(PlanForm.NETWORK, TEXTS.text("network"), objection.reason());
            case DraftCheck.SWEEP -> new ProblemWords(DraftCheck.SWEEP, "", objection.reason());
            case PlanCheck.CLIENT_PROCESSORS -> of(ProtocolField.CLIENT_PROCESSORS, objection);
            case PlanCheck.SERVER_PROCESSORS -> of(ProtocolField.SERVER_PROCESSORS, objection);
            case PlanCheck.CAPTURE_PROCESSORS -> of(ProtocolField.CAPTURE_PROCESSORS, objection);
            default -> of(ProtocolField.HEAP_MIB, objection);
        };
    }

    private static ProblemWords of(ProtocolField field, Objection objection) {
        return new ProblemWords(field, name(field), objection.reason());
    }

    /** The sentence with its place as a link. It is one whole when the sentence says the place itself. */
    String linked() {
        String said = reason.replace("&", "&&");
        if (where.equals(DraftCheck.PLAN)) {
            return said;
        }
        return name.isEmpty() ? link(said) : link(name.replace("&", "&&")) + ": " + said;
    }

    private static String link(String text) {
        return "<a href=\"" + PLACE + "\">" + text + "</a>";
    }

    /** The sentence with its place. */
    String plain() {
        return name.isEmpty() ? reason : name + ": " + reason;
    }

    private static String name(ProtocolField field) {
        return switch (field) {
            case FORKS -> TEXTS.text("forks");
            case WARM_UP_LEAST -> TEXTS.text("warmUpLeast");
            case WARM_UP_MOST -> TEXTS.text("warmUpMost");
            case WARM_UP_CALLS -> TEXTS.text("warmUpCalls");
            case WARM_UP_SECONDS -> TEXTS.text("warmUpSeconds");
            case MEASURED_CALLS -> TEXTS.text("measuredCalls");
            case MEASURED_SECONDS -> TEXTS.text("measuredSeconds");
            case CAPTURE_CALLS -> TEXTS.text("captureCalls");
            case TIMEOUT_SECONDS -> TEXTS.text("timeout");
            case HEAP_MIB -> TEXTS.text("heap");
            case SEED -> TEXTS.text("seed");
            case LATENCY_MICROS -> TEXTS.text("latency");
            case CLIENT_PROCESSORS -> TEXTS.text("clientProcessors");
            case SERVER_PROCESSORS -> TEXTS.text("serverProcessors");
            case CAPTURE_PROCESSORS -> TEXTS.text("captureProcessors");
            case CALL_PROCESSORS -> TEXTS.text("callProcessors");
            case REST_PROCESSORS -> TEXTS.text("restProcessors");
            case SERIES -> TEXTS.text("series");
            case LOOKUPS -> TEXTS.text("lookups");
            case CONNECTIONS -> TEXTS.text("connections");
            case CALLERS -> TEXTS.text("callers");
            case THINK_MICROS -> TEXTS.text("think");
            case WINDOW -> TEXTS.text("window");
            case IN_FLIGHT -> TEXTS.text("inFlight");
            case RATE -> TEXTS.text("rate");
            case TO_RATE -> TEXTS.text("toRate");
            case STEPS -> TEXTS.text("steps");
            case BURST -> TEXTS.text("burst");
        };
    }

    /** The names of an operation or a type and of what leads to the node in it, such as {@code placeOrder.order}. */
    private static String name(int id, Outline outline) {
        Node node = outline.find(id).orElseThrow();
        String own = node instanceof Slot slot && !slot.role().named() ? switch (slot.role()) {
            case RESULT -> TEXTS.text("result");
            case KEY -> TEXTS.text("key");
            case VALUE -> TEXTS.text("value");
            default -> TEXTS.text("element");
        } : node.name();
        return outline.owner(id).map(owner -> name(owner.id(), outline) + "." + own).orElse(own);
    }
}
