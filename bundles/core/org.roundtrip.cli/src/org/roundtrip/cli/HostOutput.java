// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.Prose;
import org.roundtrip.hosts.check.HostCheck;
import org.roundtrip.hosts.check.HostFacts;
import org.roundtrip.hosts.check.Point;
import org.roundtrip.model.text.Texts;

/** What was found on a host, as lines for people and as JSON. */
final class HostOutput {
    private static final Texts TEXTS = Texts.of(Context.class);

    private HostOutput() {
    }

    /** Returns a line for each point, and below those that need something what to do. @param columns as {@link Prose#broken} has it */
    static String lines(HostCheck check, int columns) {
        String good = TEXTS.text("hosts.good");
        String missing = TEXTS.text("hosts.missing");
        int width = Math.max(good.length(), missing.length()) + 2;
        String indent = " ".repeat(width);
        StringBuilder lines = new StringBuilder(check.host().name() + " (" + check.host().logIn() + ")\n");
        for (Point point : check.points()) {
            String mark = point.good() ? good : missing;
            lines.append(Prose.broken(mark + indent.substring(mark.length()) + point.sentence(), columns, indent)).append('\n');
            if (!point.advice().isEmpty()) {
                lines.append(Prose.broken(indent + point.advice(), columns, indent)).append('\n');
            }
        }
        return lines.toString();
    }

    /** Returns everything as one JSON object; what is not known is null. */
    static String json(HostCheck check) {
        HostFacts facts = check.facts();
        ObjectNode answer = Output.object("roundtrip-host-check-1").put("host", check.host().name())
                .put("system", text(facts.system())).put("kernel", text(facts.kernel()))
                .put("processor", text(facts.processor())).put("processors", number(facts.cpus()))
                .put("memoryBytes", number(facts.memory())).put("user", text(facts.user()))
                .put("freeBytes", number(facts.free())).put("captureProgram", facts.captures().orElse(null))
                .put("device", text(facts.device())).put("mtu", number(facts.mtu())).put("seenFrom", text(facts.seenFrom()))
                .put("roundTripNanos", check.roundTrip()).put("clockOffsetNanos", check.clock().nanos())
                .put("clockBoundNanos", check.clock().bound());
        ArrayNode javas = answer.putArray("javas");
        facts.javas().forEach(java -> javas.addObject().put("version", java.version()).put("feature", java.feature())
                .put("vendor", java.vendor()).put("home", java.home()));
        ArrayNode points = answer.putArray("points");
        check.points().forEach(point -> points.addObject().put("topic", point.topic()).put("good", point.good())
                .put("sentence", point.sentence()).put("advice", text(point.advice())));
        return Output.text(answer);
    }

    private static String text(String fact) {
        return fact.isEmpty() ? null : fact;
    }

    private static Long number(long fact) {
        return fact < 0 ? null : fact;
    }
}
